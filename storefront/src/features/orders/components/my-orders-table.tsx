import { Suspense, useState } from 'react';
import type { Order } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { PagedTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { orderCan } from '../lib/order-state';
import { PaymentStatus, ShippingStatus } from './order-status';

const orders = messages.orders;

const CancelOrderDialog = loadable(() => import('./cancel-order-dialog'));

const columns = (onCancel: (order: Order) => void): Column<Order>[] => [
  {
    key: 'product',
    header: orders.productName,
    cell: ({ product }) => <UserText className="font-semibold wrap-anywhere">{product}</UserText>,
  },
  {
    key: 'quantity',
    header: orders.quantity,
    align: 'end',
    cell: ({ quantity }) => formatPieces(quantity),
  },
  {
    key: 'amount',
    header: orders.totalAmount,
    align: 'end',
    cell: ({ amount, currency }) => <span className="figure">{formatMoney(amount, currency)}</span>,
  },
  {
    key: 'payment',
    header: orders.paymentStatus,
    cell: (order) => <PaymentStatus order={order} />,
  },
  {
    key: 'shipping',
    header: orders.shippingStatus,
    cell: (order) => <ShippingStatus order={order} />,
  },
  {
    key: 'modify',
    header: orders.modify,
    screenOnly: true,
    cell: (order) =>
      orderCan.beCancelled(order) && (
        <Button
          variant="danger"
          size="small"
          aria-description={order.product}
          onClick={() => onCancel(order)}
        >
          {orders.cancelOrder}
        </Button>
      ),
  },
];

/** The table of a customer's orders, with the actions that each allows. */
export function MyOrdersTable({ rows }: { rows: Order[] }) {
  const [toCancel, setToCancel] = useState<Order | null>(null);
  return (
    <>
      <PagedTable
        caption={messages.dashboard.myOrders}
        columns={columns(setToCancel)}
        rows={rows}
        rowKey={({ _id }) => _id}
      />
      <Suspense>
        {toCancel && <CancelOrderDialog order={toCancel} onClose={() => setToCancel(null)} />}
      </Suspense>
    </>
  );
}
