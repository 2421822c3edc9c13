import { CircleCheck, CircleDashed, Truck } from 'lucide-react';
import type { Order } from '@harrow/contract';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { PagedTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { useShipOrder } from '../api/orders';
import { orderCan } from '../lib/order-state';

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

/** The table of all customers' orders, for staff. */
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

/** Marks an order as shipped. Also shown for unpaid orders, which the server rejects. */
function ShipButton({ order }: { order: Order }) {
  const ship = useShipOrder();
  return (
    <span data-printed={orders.pending}>
      <Button
        size="small"
        variant="ghost"
        pending={ship.pending}
        aria-description={orders.shipment(order.product, order.email)}
        onClick={() => void ship.run(order._id)}
      >
        {orders.pending}
      </Button>
    </span>
  );
}
