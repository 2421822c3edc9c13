import type { Order } from '@harrow/contract';

type OrderState = Pick<Order, 'paid' | 'shipped'>;

/** The value of the Shipping Status column; null before the payment. */
export type ShippingStatus = 'shipped' | 'pending' | null;

export function shippingStatus({ paid, shipped }: OrderState): ShippingStatus {
  if (!paid) return null;
  return shipped ? 'shipped' : 'pending';
}

/** The actions that an order allows. The server enforces the same rules. */
export const orderCan = {
  bePaid: ({ status }: Pick<Order, 'status'>) => status === 'unpaid',
  beCancelled: ({ status }: Pick<Order, 'status'>) => status === 'unpaid',
};
