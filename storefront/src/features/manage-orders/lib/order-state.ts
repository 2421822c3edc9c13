import type { Order } from '@harrow/contract';
import { hasEnded } from '@/lib/has-ended';

/** The reason why an order cannot be shipped, for staff; `done` for one that was shipped. */
export type Shipping = 'ready' | 'done' | 'unpaid' | 'refunded' | 'ended';

/** Tells whether staff can ship an order. The server enforces the same. */
export function shippingOf({ paid, shipped, status }: Order): Shipping {
  if (shipped) return 'done';
  if (status === 'refunded') return 'refunded';
  if (hasEnded(status)) return 'ended';
  return paid ? 'ready' : 'unpaid';
}

export const isShippable = (order: Order): boolean => shippingOf(order) === 'ready';
