import type { RefusedRow } from '@harrow/contract';
import { CircleX } from 'lucide-react';
import { UserText } from '@/components/ui/user-text';
import { formatNumber, isPlural } from '@/lib/format/numbers';
import { saveFile } from '@/lib/save-file';
import { messages } from '@/messages';
import type { CsvTable } from '../lib/csv-records';
import { ImportSection, ImportTable, NAME_WIDTH, PRODUCT_WIDTH } from './import-table';

const words = messages.importProducts;

const COLUMNS = [
  { header: words.row },
  { header: words.product, width: PRODUCT_WIDTH },
  { header: words.column, width: NAME_WIDTH },
  { header: words.inFile },
  { header: words.reason, width: 'w-[30%]', isWhole: true },
];

interface RefusedRowsProps {
  file: File;
  rows: RefusedRow[];
  table: CsvTable;
}

/** The rows of a file that break rules, with the reasons, and a file of them to correct. */
export function RefusedRows({ file, rows, table }: RefusedRowsProps) {
  const save = () => {
    const text = table.only(rows.map(({ row }) => row));
    saveFile(new Blob([text], { type: 'text/csv' }), words.refusedName(file.name));
  };
  return (
    <ImportSection
      title={words.refusedTitle(formatNumber(rows.length), isPlural(rows.length))}
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
        caption={words.refusedTitle(formatNumber(rows.length), isPlural(rows.length))}
        columns={COLUMNS}
        lines={rows.flatMap((refused) => linesOf(refused, table))}
      />
    </ImportSection>
  );
}

function linesOf({ row, fields }: RefusedRow, table: CsvTable) {
  const sku = table.cell(row, 'sku');
  return Object.entries(fields).map(([column, message]) => ({
    key: `${row} ${column}`,
    cells: [
      formatNumber(row),
      <div key="product">
        <UserText className="font-semibold">{table.cell(row, 'name')}</UserText>
        {sku && <UserText className="block text-sm text-muted">{sku}</UserText>}
      </div>,
      column,
      table.cell(row, column) === '' ? (
        <span key="cell" className="text-muted">
          {words.empty}
        </span>
      ) : (
        <UserText key="cell">{table.cell(row, column)}</UserText>
      ),
      <span key="reason" className="inline-flex items-start gap-1.5 font-semibold">
        <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
        {message}
      </span>,
    ],
  }));
}
