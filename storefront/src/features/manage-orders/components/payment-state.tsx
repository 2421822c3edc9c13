import type { Order } from '@harrow/contract';
import { CircleCheck, CircleDashed, CircleSlash, TriangleAlert } from 'lucide-react';
import { State } from '@/components/desk/state';
import { hasEnded } from '@/lib/has-ended';
import { messages } from '@/messages';
import { formatAge, formatExpiry, isExpiring } from '../lib/age';

const orders = messages.orders;

interface PaymentStateProps {
  order: Order;
  /** When the order was read, in milliseconds since the epoch. */
  readAt: number;
}

/** The payment of an order: paid, ended, or for how long it is unpaid and, filled, that it soon expires. */
export function PaymentState({ order, readAt }: PaymentStateProps) {
  const { paid, status, createdAt, expiresAt } = order;
  if (hasEnded(status)) {
    return <State icon={CircleSlash}>{orders.ended[status]}</State>;
  }
  if (paid) {
    return (
      <State icon={CircleCheck} tone="done">
        {orders.paid}
      </State>
    );
  }
  const isDue = expiresAt !== null && isExpiring(expiresAt, readAt);
  return (
    <>
      <State icon={isDue ? TriangleAlert : CircleDashed} tone={isDue ? 'due' : 'plain'}>
        {orders.unpaid}
      </State>{' '}
      <small>
        {isDue
          ? formatExpiry(expiresAt, readAt)
          : messages.manageOrders.since(formatAge(createdAt, readAt))}
      </small>
    </>
  );
}
