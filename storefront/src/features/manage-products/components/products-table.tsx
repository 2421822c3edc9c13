import { CircleX, TriangleAlert } from 'lucide-react';
import { Suspense, useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import type { Product } from '@harrow/contract';
import { useDeskKeys } from '@/components/desk/use-desk-keys';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { stockState } from '../lib/stock-state';
import { StockCell } from './stock-cell';

const words = messages.manageProducts;

const RemoveProductDialog = loadable(() => import('./remove-product-dialog'));
const EditProductDialog = loadable(() => import('./edit-product-dialog'));

const HEADERS = [
  { title: words.count, className: 'w-14' },
  { title: words.image, className: 'w-32' },
  { title: words.name },
  { title: words.availability, className: 'w-62 text-right' },
  { title: words.manage, className: 'screen-only w-50 pl-8' },
];

interface ProductsTableProps {
  products: readonly Product[];
  /** The position of the first of them in the list, counted from 1. */
  first: number;
}

/**
 * The table of a page of products. Below 960 px each row is a card. The roles are explicit, because a
 * table that is laid out as blocks loses them.
 */
export function ProductsTable({ products, first }: ProductsTableProps) {
  const [toRemove, setToRemove] = useState<Product | null>(null);
  const [toEdit, setToEdit] = useState<Product | null>(null);
  const [news, setNews] = useState('');
  /** The ids of the products whose stock is being edited. */
  const [counted, setCounted] = useState<ReadonlySet<string>>(new Set());
  const setCounting = (id: string, isOn: boolean) =>
    setCounted((ids) => withOrWithout(ids, id, isOn));
  useDeskKeys({
    a: ({ row }) => row !== null && setCounting(row, true),
    e: ({ row }) => setToEdit(products.find(({ _id }) => _id === row) ?? null),
  });
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <table
        role="table"
        className="block w-full table-fixed border-collapse text-[0.9375rem] leading-5 min-[60rem]:table"
      >
        <caption className="sr-only">{messages.dashboard.manageProducts}</caption>
        <thead
          role="rowgroup"
          className="sr-only min-[60rem]:not-sr-only min-[60rem]:table-header-group"
        >
          <tr role="row">
            {HEADERS.map(({ title, className = '' }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={`label sticky top-0 z-10 h-9 border-b-2 border-ink bg-paper px-3 text-left first:pl-0 last:pr-0 ${className}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="max-[60rem]:block max-[60rem]:border-t-2 max-[60rem]:border-ink min-[60rem]:table-row-group [&_:is(a,button)]:scroll-mt-16"
        >
          {products.map((product, index) => (
            <ProductRow
              key={product._id}
              product={product}
              count={first + index}
              onEdit={() => setToEdit(product)}
              onRemove={() => setToRemove(product)}
              isCounting={counted.has(product._id)}
              onCounting={(isOn) => setCounting(product._id, isOn)}
              onStock={(pieces) => setNews(words.stockIs(product.name, formatPieces(pieces)))}
            />
          ))}
        </tbody>
      </table>
      <Suspense>
        {toRemove && <RemoveProductDialog product={toRemove} onClose={() => setToRemove(null)} />}
        {toEdit && <EditProductDialog product={toEdit} onClose={() => setToEdit(null)} />}
      </Suspense>
    </>
  );
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

interface ProductRowProps {
  product: Product;
  count: number;
  /** Whether the stock is being edited. */
  isCounting: boolean;
  onCounting: (isOn: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
  onStock: (pieces: number) => void;
}

function ProductRow({ product, count, onEdit, onRemove, ...stock }: ProductRowProps) {
  const { _id, name, img } = product;
  return (
    <tr
      role="row"
      data-row={_id}
      className="group border-b border-line hover:bg-panel max-[60rem]:grid max-[60rem]:grid-cols-[4rem_minmax(0,1fr)_auto] max-[60rem]:gap-x-3 max-[60rem]:py-3"
    >
      <Cell className="max-[60rem]:hidden">
        <span className="text-muted tabular-nums">{formatNumber(count)}</span>
      </Cell>
      <Cell className="max-[60rem]:row-span-3 max-[60rem]:pt-1">
        <Picture
          src={img}
          sizes="4rem"
          alt=""
          width={64}
          height={48}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 h-auto w-16 max-w-none rounded-[4px] bg-sand object-cover min-[60rem]:w-12"
        />
      </Cell>
      <Cell className="min-w-0 max-[60rem]:col-span-2">
        <button
          type="button"
          data-row-name
          title={name}
          onClick={onEdit}
          aria-haspopup="dialog"
          className="min-h-6 max-w-full text-left font-semibold wrap-anywhere hover:underline xl:block xl:truncate"
        >
          <UserText>{name}</UserText>
        </button>
        <p className="text-[0.8125rem] leading-4 text-muted min-[60rem]:truncate">
          {summaryOf(product)}
        </p>
      </Cell>
      <Cell className="max-[60rem]:self-center max-[26rem]:col-span-2 min-[60rem]:text-right">
        <StockCell
          product={product}
          isEditing={stock.isCounting}
          onEditing={stock.onCounting}
          onSaved={stock.onStock}
        >
          <StockMark product={product} />
        </StockCell>
      </Cell>
      <Cell className="screen-only max-[60rem]:self-center max-[26rem]:col-span-2 min-[60rem]:pl-8">
        <RowAction
          aria-description={name}
          onClick={onEdit}
          className="border-edge px-3 font-semibold hover:bg-ink hover:text-paper max-[60rem]:px-4"
        >
          {words.edit}
        </RowAction>{' '}
        <RowAction
          aria-description={name}
          onClick={onRemove}
          className="border-transparent px-2 font-medium text-muted hover:border-edge hover:text-ink"
        >
          {words.remove}
        </RowAction>
      </Cell>
    </tr>
  );
}

/** A button of a row that opens a dialog. */
function RowAction({ className = '', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      className={`button min-h-8 rounded-control border text-sm transition-colors duration-150 max-[60rem]:min-h-11 max-[60rem]:text-[0.9375rem] ${className}`}
    />
  );
}

function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className={`p-0 min-[60rem]:h-11 min-[60rem]:px-3 min-[60rem]:py-0.75 min-[60rem]:first:pl-0 min-[60rem]:last:pr-0 min-[60rem]:group-hover:first:shadow-[-0.75rem_0_var(--color-panel)] min-[60rem]:group-hover:last:shadow-[0.75rem_0_var(--color-panel)] ${className}`}
    >
      {children}
    </td>
  );
}

/** The part number, the category, the price and the minimum, as far as there are any. */
function summaryOf({ sku, category, price, currency, minimum }: Product): string {
  return [sku, category?.name, formatMoney(price, currency), words.minimum(formatPieces(minimum))]
    .filter(Boolean)
    .join(' · ');
}

function StockMark({ product }: { product: Product }) {
  const state = stockState(product);
  if (state === null) return null;
  return (
    <Badge tone="pending" icon={state === 'out' ? CircleX : TriangleAlert}>
      {state === 'out' ? words.soldOut : words.low}
    </Badge>
  );
}
