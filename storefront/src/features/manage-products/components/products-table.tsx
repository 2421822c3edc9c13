import { CircleX, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import type { Product } from '@harrow/contract';
import { pressInRow, useDeskKeys } from '@/components/desk/use-desk-keys';
import { Badge } from '@/components/ui/badge';
import { Button, ButtonLink } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import { formatMoney, formatNumber, formatPieces } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { stockState } from '../lib/stock-state';
import { StockCell } from './stock-cell';

const words = messages.manageProducts;

const RemoveDialog = loadable(() => import('./remove-product-dialog'));

interface ProductsTableProps {
  products: readonly Product[];
  /** The position of the first of them in the list, counted from 1. */
  first: number;
}

/** The table of a page of products. */
export function ProductsTable({ products, first }: ProductsTableProps) {
  /** The product whose removal is to be confirmed. */
  const [asked, setAsked] = useState<Product | null>(null);
  const [news, setNews] = useState('');
  useDeskKeys({ a: pressInRow('A'), e: pressInRow('E') });
  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <DataTable
        look="rows"
        caption={messages.dashboard.manageProducts}
        columns={columnsFor(first, setAsked, setNews)}
        rows={products}
        rowKey={({ _id }) => _id}
        rowProps={({ _id }) => ({
          className: '@max-4xl:grid-cols-[4rem_minmax(0,1fr)_auto]',
          'data-row': _id,
        })}
      />
      <Suspense>
        {asked && <RemoveDialog product={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

function columnsFor(
  first: number,
  ask: (product: Product) => void,
  tell: (news: string) => void,
): Column<Product>[] {
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
      cell: (product) => <NameCell product={product} />,
    },
    {
      key: 'stock',
      header: words.availability,
      width: 'w-62 @4xl:text-right',
      className: '@max-4xl:self-center @max-4xl:max-[26rem]:col-span-2 @4xl:text-right',
      cell: (product) => (
        <StockCell
          product={product}
          onSaved={(pieces) => tell(words.stockIs(product.name, formatPieces(pieces)))}
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
      cell: (product) => <RowActions product={product} ask={ask} />,
    },
  ];
}

/** The link to the form of a product, which leads back to this list. */
function useEditLink({ _id }: Product): Pick<LinkProps, 'to' | 'state'> {
  const { search } = useLocation();
  return { to: deskPaths.editProduct(_id), state: { list: search } };
}

function NameCell({ product }: { product: Product }) {
  return (
    <>
      <Link
        {...useEditLink(product)}
        data-row-name
        title={product.name}
        className="inline-block min-h-6 max-w-full text-left font-semibold wrap-anywhere hover:underline xl:block xl:truncate"
      >
        <UserText>{product.name}</UserText>
      </Link>
      <p className="text-[0.8125rem] leading-4 text-muted @4xl:truncate">{summaryOf(product)}</p>
    </>
  );
}

interface RowActionsProps {
  product: Product;
  ask: (product: Product) => void;
}

function RowActions({ product, ask }: RowActionsProps) {
  const shared = { size: 'row', 'aria-description': product.name } as const;
  return (
    <>
      <ButtonLink {...shared} {...useEditLink(product)} variant="tool" aria-keyshortcuts="E">
        {words.edit}
      </ButtonLink>{' '}
      <Button {...shared} variant="quiet" aria-haspopup="dialog" onClick={() => ask(product)}>
        {words.remove}
      </Button>
    </>
  );
}

/** The part number and the category, if any, the price and the minimum. */
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
