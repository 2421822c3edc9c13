import { type Shop, shopPromises } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

/** The sentences beside prices and sums: the day of shipping, and the costs that a sum includes. */
export const deliveryMessages = {
  leavesBy: (place: string, day: string) => `Leaves ${place ? `${place} ` : ''}by ${day}`,
  /** Until the day is known. */
  leavesIn: (place: string, days: number) =>
    `Leaves ${place ? `${place} ` : ''}in ${formatCount(days, 'working day')}`,
  promises: shopPromises,
  /** What delivery costs, as part of a line; '' in a shop that does not say so. */
  cost: (shop: Shop) => shopPromises(shop).freeDelivery || shop.delivery.cost,
  /** What is charged beside the price. */
  wholePrice: (shop: Shop) => shopPromises(shop).wholePrice,
  taxNote: ({ tax }: Shop) => tax?.text ?? 'Nothing is added for tax.',
  shipping: 'Shipping',
  tax: 'Sales tax',
  noTax: 'None added',
};
