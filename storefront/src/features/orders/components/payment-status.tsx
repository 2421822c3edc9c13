import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { Badge } from '@/components/ui/badge';
import { messages } from '@/messages';
import type { Order } from '../lib/order';
import { orderCan } from '../lib/order-state';

const orders = messages.orders;

/** To the customer: the way to pay, or that it is paid and by which transaction. */
export function PaymentStatus({ order }: { order: Order }) {
  if (orderCan.bePaid(order)) {
    return (
      <span data-printed={orders.unpaid}>
        <ButtonLink
          to={`/dashboard/payment/${order._id}`}
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
