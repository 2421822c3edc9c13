import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Column } from '@/components/ui/data-table';
import { PagedTable } from '@/components/ui/paged-table';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatNumber, formatPieces } from '@/lib/format/pieces';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import type { ListedProduct } from '../api/list-all-products';

const words = messages.manageProducts;

const RemoveProductDialog = loadable(() => import('./remove-product-dialog'));

/** A product and its place in the list, counted from 1. */
type Row = ListedProduct & { count: number };

const columns = (onRemove: (product: ListedProduct) => void): Column<Row>[] => [
  {
    key: 'count',
    header: words.count,
    cell: ({ count }) => <span className="tabular-nums">{formatNumber(count)}</span>,
  },
  {
    key: 'image',
    header: words.image,
    cell: ({ img }) => (
      <Picture
        src={img}
        sizes="6rem"
        alt=""
        width={96}
        height={72}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 h-auto w-24 max-w-none rounded-control bg-sand object-cover"
      />
    ),
  },
  {
    key: 'name',
    header: words.name,
    cell: ({ name }) => <UserText className="font-semibold wrap-anywhere">{name}</UserText>,
  },
  {
    key: 'availability',
    header: words.availability,
    align: 'end',
    cell: ({ available }) => (available > 0 ? formatPieces(available) : words.soldOut),
  },
  {
    key: 'manage',
    header: words.manage,
    screenOnly: true,
    cell: (product) => (
      <Button
        variant="danger"
        size="small"
        aria-description={product.name}
        onClick={() => onRemove(product)}
      >
        {words.remove}
      </Button>
    ),
  },
];

/** Every product of the catalogue, for staff. */
export function ProductsTable({ products }: { products: ListedProduct[] }) {
  const [doomed, setDoomed] = useState<ListedProduct | null>(null);
  return (
    <>
      <PagedTable
        caption={messages.dashboard.manageProducts}
        columns={columns(setDoomed)}
        rows={products.map((product, index) => ({ ...product, count: index + 1 }))}
        rowKey={({ _id }) => _id}
      />
      <Suspense>
        {doomed && <RemoveProductDialog product={doomed} onClose={() => setDoomed(null)} />}
      </Suspense>
    </>
  );
}
