import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Column } from '@/components/ui/data-table';
import { PagedTable } from '@/components/ui/paged-table';
import { UserText } from '@/components/ui/user-text';
import { formatMoney } from '@/lib/format/money';
import { formatPieces } from '@/lib/format/pieces';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import type { Order } from '../lib/order';
import { orderCan } from '../lib/order-state';
import { PaymentStatus } from './payment-status';
import { ShippingStatus } from './shipping-status';

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

/** A customer's orders, with what can still be done about each. */
export function MyOrdersTable({ rows }: { rows: Order[] }) {
  const [doomed, setDoomed] = useState<Order | null>(null);
  return (
    <>
      <PagedTable
        caption={messages.dashboard.myOrders}
        columns={columns(setDoomed)}
        rows={rows}
        rowKey={({ _id }) => _id}
      />
      <Suspense>
        {doomed && <CancelOrderDialog order={doomed} onClose={() => setDoomed(null)} />}
      </Suspense>
    </>
  );
}
