import type { Shop } from '@harrow/contract';
import { formatCount } from '@/lib/format/numbers';

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The costs beside the price. The shop calculates no tax: one that a price contains is in it. */
function wholePrice({ delivery: { free, freeIn, cost }, tax }: Shop): string {
  const delivery = `Die Lieferung${freeIn ? ` (${freeIn})` : ''} ist frei`;
  if (free && !tax) return `${delivery}, und es kommt keine Steuer hinzu.`;
  return [free ? delivery : cost, tax ? tax.text : 'Es kommt keine Steuer hinzu']
    .filter(Boolean)
    .map(sentence)
    .join(' ');
}

/** The sentences beside prices and sums: the day of shipping, and the costs that a sum includes. */
export const deliveryMessages = {
  leavesBy: (place: string, day: string) => `Versand ${place ? `ab ${place} ` : ''}bis ${day}`,
  /** Until the day is known. */
  leavesIn: (place: string, days: number) =>
    `Versand ${place ? `ab ${place} ` : ''}in ${formatCount(days, 'Werktag', 'Werktagen')}`,
  /** What delivery costs, as part of a line; '' in a shop that does not say so. */
  cost: ({ delivery: { free, freeIn, cost } }: Shop) =>
    free ? `Lieferung frei${freeIn ? ` (${freeIn})` : ''}` : cost,
  wholePrice,
  taxNote: ({ tax }: Shop) => tax?.text ?? 'Es kommt keine Steuer hinzu.',
  shipping: 'Versand',
  tax: 'Umsatzsteuer',
  noTax: 'Kommt nicht hinzu',
};
