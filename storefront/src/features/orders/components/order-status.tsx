import { CircleCheck, CircleDashed, CircleSlash, Clock, Truck, Undo2 } from 'lucide-react';
import type { Order } from '@harrow/contract';
import * as paths from '@/config/paths';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { formatMoney } from '@/lib/format/numbers';
import { hasEnded } from '@/lib/has-ended';
import { messages } from '@/messages';
import { orderCan, shippingStatus } from '../lib/order-state';
import { TransactionId } from './transaction-id';

const orders = messages.orders;

const STATES = {
  unpaid: { tone: 'neutral', icon: CircleDashed, children: orders.unpaid },
  paid: { tone: 'paid', icon: CircleCheck, children: orders.paid },
  pending: { tone: 'pending', icon: Clock, children: orders.pending },
  shipped: { tone: 'paid', icon: Truck, children: orders.shipped },
  refunded: { tone: 'neutral', icon: Undo2, children: orders.ended.refunded },
  cancelled: { tone: 'neutral', icon: CircleSlash, children: orders.ended.cancelled },
  expired: { tone: 'neutral', icon: CircleSlash, children: orders.ended.expired },
} as const;

const StateBadge = ({ state }: { state: keyof typeof STATES }) => <Badge {...STATES[state]} />;

/** The payment status for the customer: a link to pay, or the transaction of a paid order. */
export function PaymentStatus({ order }: { order: Order }) {
  if (orderCan.bePaid(order)) {
    return (
      <span data-printed={orders.unpaid}>
        <ButtonLink
          to={paths.payment(order._id)}
          variant="calm"
          size="small"
          aria-description={order.product}
        >
          {orders.payAmount}
        </ButtonLink>
      </span>
    );
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <StateBadge state="paid" />
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
  const state = shippingStatus(order);
  return state && <StateBadge state={state} />;
}

/** The state of an order as badges, for the title of its page. */
export function OrderBadges({ order }: { order: Order }) {
  const { status } = order;
  if (status === 'unpaid' || hasEnded(status)) {
    return <StateBadge state={status} />;
  }
  return (
    <>
      <StateBadge state="paid" />
      {(status !== 'refunded' || order.shipped) && <ShippingStatus order={order} />}
      {status === 'refunded' && <StateBadge state="refunded" />}
    </>
  );
}
