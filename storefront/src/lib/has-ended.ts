import type { Order } from '@harrow/contract';

/** Tells whether an order with this status was canceled or has expired. */
export const hasEnded = (status: Order['status']): status is 'cancelled' | 'expired' =>
  status === 'cancelled' || status === 'expired';
