import { CircleX, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Product } from '@harrow/contract';
import { useDeskKeys } from '@/components/desk/use-desk-keys';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
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

interface ProductsTableProps {
  products: readonly Product[];
  /** The position of the first of them in the list, counted from 1. */
  first: number;
}

/** The table of a page of products. */
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
  const columns = columnsFor({
    first,
    counted,
    onEdit: setToEdit,
    onRemove: setToRemove,
    onCounting: ({ _id }, isOn) => setCounting(_id, isOn),
    onStock: ({ name }, pieces) => setNews(words.stockIs(name, formatPieces(pieces))),
  });
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <DataTable
        look="rows"
        caption={messages.dashboard.manageProducts}
        columns={columns}
        rows={products}
        rowKey={({ _id }) => _id}
        rowProps={({ _id }) => ({
          className: '@max-4xl:grid-cols-[4rem_minmax(0,1fr)_auto]',
          'data-row': _id,
        })}
      />
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

interface ColumnsProps {
  first: number;
  /** The ids of the products whose stock is being edited. */
  counted: ReadonlySet<string>;
  onCounting: (product: Product, isOn: boolean) => void;
  onEdit: (product: Product) => void;
  onRemove: (product: Product) => void;
  onStock: (product: Product, pieces: number) => void;
}

function columnsFor({ first, counted, ...on }: ColumnsProps): Column<Product>[] {
  return [
    {
      key: 'count',
      header: words.count,
      width: 'w-14',
      className: '@max-4xl:hidden',
      cell: (_product, index) => (
        <span className="text-muted tabular-nums">{formatNumber(first + index)}</span>
      ),
    },
    {
      key: 'image',
      header: words.image,
      width: 'w-32',
      className: '@max-4xl:row-span-3 @max-4xl:pt-1',
      cell: ({ img }) => (
        <Picture
          src={img}
          sizes="4rem"
          alt=""
          width={64}
          height={48}
          loading="lazy"
          decoding="async"
          className="aspect-4/3 h-auto w-16 max-w-none rounded-[4px] bg-sand object-cover @4xl:w-12"
        />
      ),
    },
    {
      key: 'name',
      header: words.name,
      className: '@max-4xl:col-span-2',
      cell: (product) => <NameCell product={product} onEdit={() => on.onEdit(product)} />,
    },
    {
      key: 'stock',
      header: words.availability,
      width: 'w-62 @4xl:text-right',
      className: '@max-4xl:self-center @max-4xl:max-[26rem]:col-span-2 @4xl:text-right',
      cell: (product) => (
        <StockCell
          product={product}
          isEditing={counted.has(product._id)}
          onEditing={(isOn) => on.onCounting(product, isOn)}
          onSaved={(pieces) => on.onStock(product, pieces)}
        >
          <StockMark product={product} />
        </StockCell>
      ),
    },
    {
      key: 'manage',
      header: words.manage,
      screenOnly: true,
      width: 'w-50 @4xl:pl-8',
      className: '@max-4xl:self-center @max-4xl:max-[26rem]:col-span-2 @4xl:pl-8',
      cell: (product) => <RowActions product={product} {...on} />,
    },
  ];
}

function NameCell({ product, onEdit }: { product: Product; onEdit: () => void }) {
  return (
    <>
      <button
        type="button"
        data-row-name
        title={product.name}
        onClick={onEdit}
        aria-haspopup="dialog"
        className="min-h-6 max-w-full text-left font-semibold wrap-anywhere hover:underline xl:block xl:truncate"
      >
        <UserText>{product.name}</UserText>
      </button>
      <p className="text-[0.8125rem] leading-4 text-muted @4xl:truncate">{summaryOf(product)}</p>
    </>
  );
}

function RowActions({
  product,
  onEdit,
  onRemove,
}: { product: Product } & Pick<ColumnsProps, 'onEdit' | 'onRemove'>) {
  const shared = {
    size: 'row',
    'aria-haspopup': 'dialog',
    'aria-description': product.name,
  } as const;
  return (
    <>
      <Button {...shared} variant="tool" onClick={() => onEdit(product)}>
        {words.edit}
      </Button>{' '}
      <Button {...shared} variant="quiet" onClick={() => onRemove(product)}>
        {words.remove}
      </Button>
    </>
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
