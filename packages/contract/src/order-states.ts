export const orderStatuses = [
  'unpaid',
  'paid',
  'shipped',
  'refunded',
  'cancelled',
  'expired',
] as const;

/** The orders of staff's list; a minus sign is descending. */
export const orderSorts = ['newest', 'oldest', 'amount', '-amount'] as const;

export type OrderSort = (typeof orderSorts)[number];
