import { Suspense, useState } from 'react';
import type { Product } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { PagedTable, type Column } from '@/components/ui/data-table';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatNumber, formatPieces } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';

const words = messages.manageProducts;

const RemoveProductDialog = loadable(() => import('./remove-product-dialog'));

/** A product with its position in the list, counted from 1. */
type Row = Product & { count: number };

const columns = (onRemove: (product: Product) => void): Column<Row>[] => [
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

/** The table of all products, for staff. */
export function ProductsTable({ products }: { products: Product[] }) {
  const [toRemove, setToRemove] = useState<Product | null>(null);
  return (
    <>
      <PagedTable
        caption={messages.dashboard.manageProducts}
        columns={columns(setToRemove)}
        rows={products.map((product, index) => ({ ...product, count: index + 1 }))}
        rowKey={({ _id }) => _id}
      />
      <Suspense>
        {toRemove && <RemoveProductDialog product={toRemove} onClose={() => setToRemove(null)} />}
      </Suspense>
    </>
  );
}
