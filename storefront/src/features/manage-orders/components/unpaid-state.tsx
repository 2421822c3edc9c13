import type { Order } from '@harrow/contract';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { messages } from '@/messages';
import { formatAge, formatExpiry, isExpiring } from '../lib/age';
import { State } from './state';

interface UnpaidStateProps {
  order: Order;
  /** When the order was read, in milliseconds since the epoch. */
  readAt: number;
}

/** Says for how long an order is unpaid; or, filled, that it soon expires. */
export function UnpaidState({ order: { createdAt, expiresAt }, readAt }: UnpaidStateProps) {
  if (expiresAt !== null && isExpiring(expiresAt, readAt)) {
    return (
      <>
        <State icon={TriangleAlert} tone="due">
          {messages.orders.unpaid}
        </State>{' '}
        <small>{formatExpiry(expiresAt, readAt)}</small>
      </>
    );
  }
  return (
    <>
      <State icon={CircleDashed}>{messages.orders.unpaid}</State>{' '}
      <small>{messages.manageOrders.since(formatAge(createdAt, readAt))}</small>
    </>
  );
}
