import type { Shop } from './shop';

type Promising = Pick<Shop, 'delivery' | 'tax'>;

/** The words of the promises in a language. Places in `area` are in the form that a sentence needs. */
type PromiseWords = {
  workingDays: (days: number) => string;
  /** How a full hour is called. */
  hour: (hour: number) => string;
  freeDelivery: (area: string) => string;
  deliveryIsFree: (area: string) => string;
  withoutTax: (deliveryIsFree: string) => string;
  noTax: string;
  within: (days: number) => string;
};

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What is charged beside the price. The shop calculates no tax: one that a price contains is in it. */
function wholePrice({ delivery, tax }: Promising, words: PromiseWords): string {
  const isFree = words.deliveryIsFree(delivery.freeIn);
  if (delivery.free && !tax) return words.withoutTax(isFree);
  return [delivery.free ? isFree : delivery.cost, tax ? tax.text : words.noTax]
    .filter(Boolean)
    .map(sentence)
    .join(' ');
}

/** Returns the function that says the promises of a shop in words; they are empty where the shop promises nothing. */
const promisesIn = (words: PromiseWords) => (shop: Promising) => {
  const { shipsInDays, cutoffHour, free, freeIn, complaintDays } = shop.delivery;
  return {
    /** From the payment to the truck. */
    shipsIn: shipsInDays === null ? '' : words.workingDays(shipsInDays),
    /** From this hour on, payments count from the next working day. */
    cutoff: words.hour(cutoffHour),
    freeDelivery: free ? words.freeDelivery(freeIn) : '',
    complaint: complaintDays === null ? '' : words.within(complaintDays),
    wholePrice: wholePrice(shop, words),
  };
};

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
const inArea = (area: string) => (area ? ` in ${area}` : '');

/** The only source of the promises on pages, in papers and in mails. */
export const shopPromises = promisesIn({
  workingDays: (days) => count(days, 'working day'),
  hour: (hour) => (hour === 12 ? 'noon' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`),
  freeDelivery: (area) => `free delivery${inArea(area)}`,
  deliveryIsFree: (area) => `Delivery${inArea(area)} is free`,
  withoutTax: (deliveryIsFree) => `${deliveryIsFree}, and nothing is added for tax.`,
  noTax: 'Nothing is added for tax',
  within: (days) => `within ${count(days, 'day')} of delivery`,
});

export type ShopPromises = typeof shopPromises;

const germanCount = (number: number, unit: string) =>
  `${number} ${unit}${number === 1 ? '' : 'en'}`;
const inBrackets = (area: string) => (area ? ` (${area})` : '');

/** The same in German. */
export const germanPromises: ShopPromises = promisesIn({
  workingDays: (days) => germanCount(days, 'Werktag'),
  hour: (hour) => `${hour} Uhr`,
  freeDelivery: (area) => `kostenlose Lieferung${inBrackets(area)}`,
  deliveryIsFree: (area) => `Die Lieferung${inBrackets(area)} ist kostenlos`,
  withoutTax: (deliveryIsFree) => `${deliveryIsFree}, und es kommt keine Steuer hinzu.`,
  noTax: 'Es kommt keine Steuer hinzu',
  within: (days) => `innerhalb von ${germanCount(days, 'Tag')} nach der Lieferung`,
});

/** The time needed by banks, according to the payment provider. */
export const REFUND_ON_CARD = '5 to 10 business days';
