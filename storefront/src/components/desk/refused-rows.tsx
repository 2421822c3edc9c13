import type { RefusedRow } from '@harrow/contract';
import { CircleX } from 'lucide-react';
import { formatList } from '@/lib/format/list';
import { isolate } from '@/lib/format/isolate';
import { formatNumber } from '@/lib/format/numbers';
import { saveFile } from '@/lib/save-file';
import { messages } from '@/messages';
import { causesOf, type Cause } from '@/lib/import/causes';
import type { CsvTable } from '@/lib/import/csv-records';
import { ImportTable, NAME_WIDTH, PRODUCT_WIDTH } from './import-table';
import { DeskSection } from './section';

const words = messages.importProducts;

const columnsOf = (subject: string) => [
  { header: words.rowNumbers, width: 'w-[16%]', isWhole: true },
  { header: subject, width: PRODUCT_WIDTH },
  { header: words.column, width: NAME_WIDTH },
  { header: words.inFile },
  { header: words.reason, width: 'w-[30%]', isWhole: true },
];

interface RefusedRowsProps {
  file: File;
  rows: RefusedRow[];
  table: CsvTable;
  /** The header of the subjects of the rows, and the column of the file that names them. */
  subject?: readonly [header: string, column: string];
}

const PRODUCT = [words.product, 'name'] as const;

/** The reasons why rows of a file are refused, each with its rows, and a file of these rows to correct. */
export function RefusedRows({ file, rows, table, subject = PRODUCT }: RefusedRowsProps) {
  const title = words.refusedTitle(rows.length);
  const save = () => {
    const text = table.only(rows.map(({ row }) => row));
    saveFile(new Blob([text], { type: 'text/csv' }), words.refusedName(file.name));
  };
  return (
    <DeskSection
      level={3}
      title={title}
      aside={
        <button
          type="button"
          onClick={save}
          className="min-h-6 text-sm underline underline-offset-4 max-[60rem]:min-h-11"
        >
          {words.downloadRefused}
        </button>
      }
    >
      <ImportTable
        caption={title}
        columns={columnsOf(subject[0])}
        lines={causesOf(rows).map((cause) => lineOf(cause, table, subject[1]))}
      />
    </DeskSection>
  );
}

/** The rows or cells named in a line; the others are only counted. */
const MAX_NAMED = 12;

/** Joins the first distinct texts, and counts the others. */
function named(texts: readonly string[]): string {
  const all = [...new Set(texts)];
  const more = all.length - MAX_NAMED;
  const shown = all.slice(0, MAX_NAMED);
  return formatList(more > 0 ? [...shown, words.more(formatNumber(more))] : shown);
}

function lineOf({ column, message, rows }: Cause, table: CsvTable, subject: string) {
  const cells = rows.map((row) => table.cell(row, column).trim());
  const names = rows.map((row) => table.cell(row, subject).trim()).filter((name) => name !== '');
  return {
    key: `${column} ${message}`,
    cells: [
      named(rows.map(formatNumber)),
      <span key="product" className="font-semibold">
        {named(names.map(isolate))}
      </span>,
      column,
      cells.every((cell) => cell === '') ? (
        <span key="cell" className="text-muted">
          {words.empty}
        </span>
      ) : (
        <span key="cell">
          {named(cells.map((cell) => (cell === '' ? words.empty : isolate(cell))))}
        </span>
      ),
      <span key="reason" className="inline-flex items-start gap-1.5 font-semibold">
        <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
        {message}
      </span>,
    ],
  };
}
