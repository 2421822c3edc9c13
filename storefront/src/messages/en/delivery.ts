import { promises } from './promises';

/** The sentences beside prices and sums: the day of shipping, and the costs that a sum includes. */
export const deliveryMessages = {
  leavesBy: (place: string, day: string) => `Leaves ${place} by ${day}`,
  /** Until the day is known. */
  leavesIn: (place: string) => `Leaves ${place} in ${promises.shipsIn}`,
  free: promises.freeDelivery,
  taxNote: promises.noTax,
  wholePrice: promises.wholePrice,
  shipping: 'Shipping',
  tax: 'Sales tax',
  noTax: 'None added',
};
