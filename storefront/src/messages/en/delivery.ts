import { type Shop, shopPromises } from '@harrow/contract';

/** The sentences beside prices and sums: the day of shipping, and the costs that a sum includes. */
export const deliveryMessages = {
  leavesBy: (place: string, day: string) => `Leaves ${place ? `${place} ` : ''}by ${day}`,
  /** Until the day is known. */
  leavesIn: (place: string, days: string) => `Leaves ${place ? `${place} ` : ''}in ${days}`,
  /** What delivery costs, as part of a line; '' in a shop that does not say so. */
  cost: (shop: Shop) => shopPromises(shop).freeDelivery || shop.delivery.cost,
  taxNote: ({ tax }: Shop) => tax?.text ?? 'Nothing is added for tax.',
  shipping: 'Shipping',
  tax: 'Sales tax',
  noTax: 'None added',
};
