import type { Shop } from './shop';

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** Returns how a full hour is called: `noon` or `2 PM`. */
const hourName = (hour: number): string =>
  hour === 12 ? 'noon' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What is charged beside the price. The shop calculates no tax: one that a price contains is in it. */
function wholePrice({ free, freeIn, cost }: Shop['delivery'], tax: Shop['tax']): string {
  const delivery = `Delivery${freeIn ? ` in ${freeIn}` : ''} is free`;
  if (free && !tax) return `${delivery}, and nothing is added for tax.`;
  return [free ? delivery : cost, tax ? tax.text : 'Nothing is added for tax']
    .filter(Boolean)
    .map(sentence)
    .join(' ');
}

/** The only source of the promises on pages, in papers and in mails. Empty where the shop promises nothing. */
export function shopPromises({ delivery, tax }: Pick<Shop, 'delivery' | 'tax'>) {
  const { shipsInDays, cutoffHour, free, freeIn, complaintDays } = delivery;
  return {
    /** From the payment to the truck. */
    shipsIn: shipsInDays === null ? '' : count(shipsInDays, 'working day'),
    /** From this hour on, payments count from the next working day. */
    cutoff: hourName(cutoffHour),
    freeDelivery: free ? `free delivery${freeIn ? ` in ${freeIn}` : ''}` : '',
    complaint: complaintDays === null ? '' : `within ${count(complaintDays, 'day')} of delivery`,
    wholePrice: wholePrice(delivery, tax),
  };
}

export type ShopPromises = typeof shopPromises;

const germanDays = (number: number, day: string) => `${number} ${day}${number === 1 ? '' : 'en'}`;

function germanPrice({ free, freeIn, cost }: Shop['delivery'], tax: Shop['tax']): string {
  const delivery = `Die Lieferung${freeIn ? ` (${freeIn})` : ''} ist kostenlos`;
  if (free && !tax) return `${delivery}, und es kommt keine Steuer hinzu.`;
  return [free ? delivery : cost, tax ? tax.text : 'Es kommt keine Steuer hinzu']
    .filter(Boolean)
    .map(sentence)
    .join(' ');
}

/** The same in German. */
export const germanPromises: ShopPromises = ({ delivery, tax }) => {
  const { shipsInDays, cutoffHour, free, freeIn, complaintDays } = delivery;
  return {
    shipsIn: shipsInDays === null ? '' : germanDays(shipsInDays, 'Werktag'),
    cutoff: `${cutoffHour} Uhr`,
    freeDelivery: free ? `kostenlose Lieferung${freeIn ? ` (${freeIn})` : ''}` : '',
    complaint:
      complaintDays === null
        ? ''
        : `innerhalb von ${germanDays(complaintDays, 'Tag')} nach der Lieferung`,
    wholePrice: germanPrice(delivery, tax),
  };
};

/** The time needed by banks, according to the payment provider. */
export const REFUND_ON_CARD = '5 to 10 business days';
