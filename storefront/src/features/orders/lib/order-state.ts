interface OrderState {
  paid: boolean;
  shipped: boolean;
}

/** What the Shipping Status column says: nothing before the payment. */
export type ShippingStatus = 'shipped' | 'pending' | null;

/** Shipped if paid and shipped, pending if paid and not shipped, null if unpaid. */
export function shippingStatus({ paid, shipped }: OrderState): ShippingStatus {
  if (!paid) return null;
  return shipped ? 'shipped' : 'pending';
}

/** What may be done with an order; the server holds the same rules and has the last word. */
export const orderCan = {
  bePaid: ({ paid }: OrderState) => !paid,
  beCancelled: ({ paid }: OrderState) => !paid,
  beShipped: ({ shipped }: OrderState) => !shipped,
};
