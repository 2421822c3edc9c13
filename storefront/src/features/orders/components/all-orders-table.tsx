import { CircleCheck, CircleDashed, Truck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Column } from '@/components/ui/data-table';
import { PagedTable } from '@/components/ui/paged-table';
import { UserText } from '@/components/ui/user-text';
import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import { messages } from '@/messages';
import type { Order } from '../lib/order';
import { orderCan } from '../lib/order-state';
import { ShipButton } from './ship-button';

const orders = messages.orders;

const columns: Column<Order>[] = [
  {
    key: 'customer',
    header: orders.customer,
    cell: ({ email }) => <UserText className="wrap-anywhere">{email}</UserText>,
  },
  {
    key: 'product',
    header: orders.product,
    cell: ({ product, quantity }) => (
      <>
        <UserText className="block max-w-80 font-semibold wrap-anywhere">{product}</UserText>
        <span className="block text-sm text-muted">{formatPieces(quantity)}</span>
      </>
    ),
  },
  {
    key: 'amount',
    header: orders.amount,
    align: 'end',
    cell: ({ amount, currency }) => <span className="figure">{formatMoney(amount, currency)}</span>,
  },
  {
    key: 'payment',
    header: orders.paymentStatus,
    cell: ({ paid }) =>
      paid ? (
        <Badge tone="paid" icon={CircleCheck}>
          {orders.paid}
        </Badge>
      ) : (
        <Badge tone="neutral" icon={CircleDashed}>
          {orders.unpaid}
        </Badge>
      ),
  },
  {
    key: 'shipping',
    header: orders.makeShipping,
    cell: (order) =>
      orderCan.beShipped(order) ? (
        <ShipButton order={order} />
      ) : (
        <Badge tone="paid" icon={Truck}>
          {orders.shipped}
        </Badge>
      ),
  },
];

/** All customers' orders, for staff. */
export function AllOrdersTable({ rows }: { rows: Order[] }) {
  return (
    <PagedTable
      caption={messages.dashboard.manageOrders}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
    />
  );
}
