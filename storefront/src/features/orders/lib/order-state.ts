interface OrderState {
  paid: boolean;
  shipped: boolean;
}

/** The value of the Shipping Status column; null before the payment. */
export type ShippingStatus = 'shipped' | 'pending' | null;

export function shippingStatus({ paid, shipped }: OrderState): ShippingStatus {
  if (!paid) return null;
  return shipped ? 'shipped' : 'pending';
}

/** The actions that an order allows. The server enforces the same rules. */
export const orderCan = {
  bePaid: ({ paid }: OrderState) => !paid,
  beCancelled: ({ paid }: OrderState) => !paid,
  beShipped: ({ shipped }: OrderState) => !shipped,
};
