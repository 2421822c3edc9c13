import { germanPromises, type Shop } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

/** The sentences beside prices and sums: the day of shipping, and the costs that a sum includes. */
export const deliveryMessages = {
  leavesBy: (place: string, day: string) => `Versand ${place ? `ab ${place} ` : ''}bis ${day}`,
  /** Until the day is known. */
  leavesIn: (place: string, days: number) =>
    `Versand ${place ? `ab ${place} ` : ''}in ${formatCount(days, 'Werktag', 'Werktagen')}`,
  promises: germanPromises,
  /** What delivery costs, as part of a line; '' in a shop that does not say so. */
  cost: (shop: Shop) => germanPromises(shop).freeDelivery || shop.delivery.cost,
  /** What is charged beside the price. */
  wholePrice: (shop: Shop) => germanPromises(shop).wholePrice,
  taxNote: ({ tax }: Shop) => tax?.text ?? 'Es kommt keine Steuer hinzu.',
  shipping: 'Versand',
  tax: 'Umsatzsteuer',
  noTax: 'Kommt nicht hinzu',
};
