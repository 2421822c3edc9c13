import { formatCount } from '@/lib/format/numbers';

/** Texts of the dialog that imports products from a file. Numbers are passed in formatted. */
export const importProductMessages = {
  title: 'Import products',
  lead: 'A table as Export CSV saves it. A row with a known _id or part number changes that product, any other row adds one. Columns that you leave out stay as they are.',
  choose: 'Choose a CSV file',
  orDrop: 'or drop it here',
  rules: 'CSV in UTF-8, with commas, semicolons or tabs, up to 20,000 rows.',
  checking: (file: string) => `Checking ${file}. Nothing changes yet.`,
  importing: (file: string) => `Importing ${file}. This can take a minute.`,
  written: (written: string, rows: string) => `${written} of ${rows} rows are written.`,
  lost: 'We lost sight of the import, and are asking the shop for it.',

  preview: (file: string) => `${file} can be imported. Nothing has changed yet.`,
  nothing: (file: string) => `${file} changes nothing: every row is as in the shop.`,
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  changes: 'Changes',
  first: (count: string) => `First ${count}`,
  row: 'Row',
  product: 'Product',
  column: 'Column',
  change: 'Change',
  newProduct: 'new',
  empty: 'empty',
  becomes: 'becomes',
  rows: (count: number) => `Import ${formatCount(count, 'row')}`,

  refusedTitle: (count: number) => `${formatCount(count, 'row')} refused`,
  inFile: 'In the file',
  rowNumbers: 'Rows',
  more: (count: string) => `${count} more`,
  reason: 'Reason',
  downloadRefused: 'Download the refused rows',
  refusedName: (file: string) => `refused-${file}`,
  correct: 'Correct the file, and choose it again.',
  chooseCorrected: 'Choose the corrected file',
  chooseOther: 'Choose another file',

  notImported: (reason: string) => `Nothing was imported. ${reason}`,
  whenUnknown:
    'We do not know whether the file was imported: the shop does not know of it now. Look at the list of products, or check the same file again: what it has done is unchanged then.',
  notCsv: 'This is not a .csv or .tsv file.',
  done: (created: string, updated: string, unchanged: string) =>
    `${created} added, ${updated} changed, ${unchanged} as before.`,
  doneTitle: 'Products imported.',
};
