import type { ChangedPrice } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { BeforeAfter } from './before-after';

const words = messages.priceChanges;

interface ChangedPricesProps {
  caption: string;
  products: readonly ChangedPrice[];
  currency: string;
}

/** Products with their prices before and after a change. */
export function ChangedPrices({ caption, products, currency }: ChangedPricesProps) {
  return (
    <DataTable
      look="lines"
      caption={caption}
      columns={columnsIn(currency)}
      rows={products}
      rowKey={({ _id }) => _id}
      rowProps={() => ({ className: 'grid-cols-[minmax(0,1fr)_auto]' })}
    />
  );
}

const columnsIn = (currency: string): Column<ChangedPrice>[] => [
  {
    key: 'product',
    header: words.product,
    className: 'min-w-0 wrap-anywhere @max-4xl:col-span-2',
    cell: ({ _id, name }) => (
      <Link
        to={deskPaths.editProduct(_id)}
        className="inline-block min-h-6 font-semibold underline-offset-4 hover:underline"
      >
        <UserText>{name}</UserText>
      </Link>
    ),
  },
  {
    key: 'sku',
    header: words.partNumber,
    width: '@4xl:w-56',
    className: 'wrap-anywhere text-muted @max-4xl:text-sm',
    cell: ({ sku }) => <UserText>{sku ?? ''}</UserText>,
  },
  {
    key: 'price',
    header: words.price,
    width: '@4xl:w-72',
    align: 'end',
    cell: ({ before, after }) => (
      <BeforeAfter before={formatMoney(before, currency)} after={formatMoney(after, currency)} />
    ),
  },
];
