import type { Order } from '@harrow/contract';
import { formatMoment, formatMoney } from './format';
import type { Shop } from './letter';

/** What a letter knows beside its order: decimal amounts, and numbers of papers. */
export type LetterFacts = { invoice?: string | null; amount?: number; creditNote?: string | null };

/** Shown where an order has no such thing, such as no tracking number. */
const NONE = '–';

/** Returns the values of the places that the words of a mail can have. */
export function orderValues(
  shop: Shop,
  order: Order,
  { invoice, amount, creditNote }: LetterFacts,
): Record<string, string> {
  const { words, timeZone } = shop;
  return {
    ...shop.places,
    number: String(order.number),
    name: order.name,
    pieces: words.pieces(order.quantity),
    total: formatMoney(order.amount, order.currency, words),
    payBy: order.expiresAt === null ? NONE : formatMoment(order.expiresAt, timeZone, words),
    tracking: order.tracking?.number ?? NONE,
    invoice: invoice ?? NONE,
    creditNote: creditNote ?? NONE,
    amount: formatMoney(amount ?? order.refunded, order.currency, words),
  };
}
