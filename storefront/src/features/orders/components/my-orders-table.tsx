import { Suspense, useState } from 'react';
import type { Order } from '@harrow/contract';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { PaperButton } from '@/components/papers/paper-button';
import { Button } from '@/components/ui/button';
import { PagedTable, type Column } from '@/components/ui/data-table';
import { Picture } from '@/components/ui/picture';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
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
    isTitle: true,
    cell: (order) => <OrderCell order={order} />,
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
    // the id of a payment leaves the names of products their line
    cell: (order) => (
      <div className="@4xl:max-w-36">
        <PaymentStatus order={order} />
      </div>
    ),
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
    cell: (order) => <OrderAction order={order} onCancel={onCancel} />,
  },
];

interface OrderActionProps {
  order: Order;
  onCancel: (order: Order) => void;
}

/** Cancels an unpaid order, and opens the invoice of a paid one. */
function OrderAction({ order, onCancel }: OrderActionProps) {
  if (order.paid) {
    return (
      <PaperButton
        orderId={order._id}
        aria-description={order.product}
        className="min-h-11 underline underline-offset-4 md:min-h-6"
      >
        {messages.order.invoice}
      </PaperButton>
    );
  }
  return (
    orderCan.beCancelled(order) && (
      <Button
        variant="danger"
        size="small"
        aria-description={order.product}
        onClick={() => onCancel(order)}
      >
        {orders.cancelOrder}
      </Button>
    )
  );
}

/** The picture and name of what was ordered, which leads to the order, its number and date. */
function OrderCell({ order }: { order: Order }) {
  const { _id, product, img, number, createdAt } = order;
  return (
    <div className="flex items-center gap-4">
      {img !== null && (
        <Picture
          src={img}
          sizes="4.5rem"
          loading="lazy"
          className="aspect-8/5 h-auto w-18 shrink-0 rounded-control bg-cream object-cover"
        />
      )}
      <div className="min-w-0">
        <Link
          to={paths.order(_id)}
          className="flex min-h-11 items-center font-semibold md:min-h-6 underline underline-offset-4"
        >
          <UserText className="wrap-anywhere">{product}</UserText>
        </Link>
        <p className="text-sm text-muted">
          {orders.number(number)}, <time dateTime={createdAt}>{formatLocalDate(createdAt)}</time>
        </p>
      </div>
    </div>
  );
}

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
