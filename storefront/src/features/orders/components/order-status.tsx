import { CircleCheck, Clock, Truck } from 'lucide-react';
import type { Order } from '@harrow/contract';
import * as paths from '@/config/paths';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { messages } from '@/messages';
import { orderCan, shippingStatus } from '../lib/order-state';

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
      {order.trasectionId && (
        <p className="font-mono text-xs break-all text-muted">
          <span className="sr-only">{orders.transactionId}: </span>
          {order.trasectionId}
        </p>
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
