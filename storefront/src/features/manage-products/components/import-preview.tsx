import { ImportTable, NAME_WIDTH, PRODUCT_WIDTH } from '@/components/desk/import-table';
import { DeskSection } from '@/components/desk/section';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { ImportAnswer } from '../api/product-table';
import { usePriceRules } from '../api/products';
import { BeforeAfter } from './before-after';

const words = messages.importProducts;

const COLUMNS = [
  { header: words.row },
  { header: words.product, width: PRODUCT_WIDTH },
  { header: words.column, width: NAME_WIDTH },
  { header: words.change },
];

/** The changes that are shown; the rest is counted. */
const MAX_SHOWN = 20;

/** The effect of an import: the number of products, and the first changes. */
export function ImportPreview({ answer }: { answer: ImportAnswer }) {
  const { created, updated, unchanged, changes } = answer;
  const currency = usePriceRules()?.code;
  const shown = changes.slice(0, MAX_SHOWN);
  const counts = [
    [words.created, created],
    [words.updated, updated],
    [words.unchanged, unchanged],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-3 border-y border-line">
        {counts.map(([label, count]) => (
          <div
            key={label}
            className="grid gap-1 border-line px-3 py-2.5 not-first:border-l first:pl-0 sm:px-4"
          >
            <dt className="label">{label}</dt>
            <dd className="figure text-2xl">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {shown.length > 0 && (
        <DeskSection
          level={3}
          title={words.changes}
          aside={
            shown.length < created + updated && (
              <p className="text-sm text-muted">{words.first(formatNumber(shown.length))}</p>
            )
          }
        >
          <ImportTable
            caption={words.changes}
            columns={COLUMNS}
            lines={shown.flatMap((change) => linesOf(change, currency))}
          />
        </DeskSection>
      )}
    </>
  );
}

type Change = ImportAnswer['changes'][number];

function linesOf({ row, _id, name, fields }: Change, currency: string | undefined) {
  const product = <UserText className="font-semibold">{name}</UserText>;
  const number = formatNumber(row);
  if (_id === null) return [{ key: number, cells: [number, product, words.newProduct, ''] }];
  return Object.entries(fields).map(([column, { before, after }]) => ({
    key: `${row} ${column}`,
    cells: [
      number,
      product,
      column,
      <BeforeAfter
        key="change"
        before={readable(column, before, currency)}
        after={readable(column, after, currency)}
      />,
    ],
  }));
}

/** Formats the cell of a table. */
function readable(column: string, cell: string, currency: string | undefined): string {
  if (cell === '') return words.empty;
  if (column === 'price' && currency) return formatMoney(Number(cell), currency);
  return column === 'available' || column === 'minimum' ? formatPieces(Number(cell)) : cell;
}
