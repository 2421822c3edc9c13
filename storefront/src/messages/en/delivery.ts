import type { Shop } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

/** What delivery costs, as part of a line; '' in a shop that does not say so. */
const costOf = ({ free, freeIn, cost }: Shop['delivery']): string => {
  if (!free) return cost;
  return freeIn === '' ? 'free delivery' : `free delivery in ${freeIn}`;
};

const NO_TAX = 'Nothing is added for tax.';

/** The sentences beside prices and sums: the day of shipping, and the costs that a sum includes. */
export const deliveryMessages = {
  leavesBy: (place: string, day: string) => `Leaves ${place ? `${place} ` : ''}by ${day}`,
  /** Until the day is known. */
  leavesIn: (place: string, days: number) =>
    `Leaves ${place ? `${place} ` : ''}in ${formatCount(days, 'working day')}`,
  cost: costOf,
  taxNote: ({ tax }: Shop) => tax?.text ?? NO_TAX,
  /** What a sum contains, in sentences. */
  wholePrice: ({ delivery: { free, freeIn, cost }, tax }: Shop) => {
    const area = freeIn === '' ? '' : ` in ${freeIn}`;
    if (free && tax === null) return `Delivery${area} is free, and nothing is added for tax.`;
    const delivery = free ? `Delivery${area} is free.` : cost;
    return [delivery, tax?.text ?? NO_TAX].filter(Boolean).join(' ');
  },
  shipping: 'Shipping',
  tax: 'Sales tax',
  noTax: 'None added',
};
