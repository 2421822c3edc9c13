import { CircleCheck, CircleDashed, CircleSlash, Clock, Truck, Undo2 } from 'lucide-react';
import type { Order } from '@harrow/contract';
import * as paths from '@/config/paths';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { formatMoney } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { orderCan, shippingStatus } from '../lib/order-state';
import { TransactionId } from './transaction-id';

const orders = messages.orders;

/** The payment status for the customer: a link to pay, or the transaction of a paid order. */
export function PaymentStatus({ order }: { order: Order }) {
  if (orderCan.bePaid(order)) {
    return (
      <span data-printed={orders.unpaid}>
        <ButtonLink to={paths.payment(order._id)} size="small" aria-description={order.product}>
          {orders.payAmount}
        </ButtonLink>
      </span>
    );
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone="paid" icon={CircleCheck}>
        {orders.paid}
      </Badge>
      {order.refunded > 0 && (
        <p className="text-sm text-muted">
          {orders.refundedPart(formatMoney(order.refunded, order.currency))}
        </p>
      )}
      {/* in short lines after the rest, because it is the longest text and the least read */}
      {order.trasectionId && (
        <div className="max-w-40 *:text-[0.6875rem] *:leading-tight">
          <TransactionId id={order.trasectionId} />
        </div>
      )}
    </div>
  );
}

/** The shipping status for the customer; nothing while the order is unpaid. */
export function ShippingStatus({ order }: { order: Order }) {
  switch (shippingStatus(order)) {
    case 'shipped':
      return (
        <Badge tone="paid" icon={Truck}>
          {orders.shipped}
        </Badge>
      );
    case 'pending':
      return (
        <Badge tone="pending" icon={Clock}>
          {orders.pending}
        </Badge>
      );
    case null:
      return null;
  }
}

/** The state of an order as badges, for the title of its page. */
export function OrderBadges({ order }: { order: Order }) {
  const { status } = order;
  switch (status) {
    case 'unpaid':
      return (
        <Badge tone="neutral" icon={CircleDashed}>
          {orders.unpaid}
        </Badge>
      );
    case 'cancelled':
    case 'expired':
      return (
        <Badge tone="neutral" icon={CircleSlash}>
          {orders.ended[status]}
        </Badge>
      );
    case 'paid':
    case 'shipped':
    case 'refunded':
      return (
        <>
          <Badge tone="paid" icon={CircleCheck}>
            {orders.paid}
          </Badge>
          {(status !== 'refunded' || order.shipped) && <ShippingStatus order={order} />}
          {status === 'refunded' && (
            <Badge tone="neutral" icon={Undo2}>
              {orders.ended.refunded}
            </Badge>
          )}
        </>
      );
  }
}
