import { once } from '@/lib/once';
import { LOCALE, PIECE, PIECES } from '@/messages/en/language';

// At their first use: the first format of a page takes the browser 20 ms, more than its hydration.
const number = once(() => new Intl.NumberFormat(LOCALE));
const plural = once(() => new Intl.PluralRules(LOCALE));

/** By currency, because creating a format takes longer than using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in decimal units (`12480` in usd is $12,480.00) with the currency's number of
 * decimals. `currency` is the lowercase ISO 4217 code that the server sends with the amount.
 */
export function formatMoney(amount: number, currency: string): string {
  let format = moneyFormats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
    moneyFormats.set(currency, format);
  }
  return format.format(amount);
}

/** Formats an amount with the name of its currency: `12,480.00 US dollars`. */
export function spellMoney(amount: number, currency: string): string {
  const style = { style: 'currency', currencyDisplay: 'name', currency } as const;
  return new Intl.NumberFormat(LOCALE, style).format(amount);
}

/** Formats a number: `1,200`. */
export const formatNumber = (count: number): string => number().format(count);

/** Whether a count takes the plural of a noun. */
export const isPlural = (count: number): boolean => plural().select(count) !== 'one';

/** Formats a count of things, by default of a regular English noun: `1 review`, `1,200 reviews`. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${isPlural(count) ? plural : noun}`;

/** Formats a count of pieces: `1 piece`, `1,200 pieces`. */
export const formatPieces = (count: number): string => formatCount(count, PIECE, PIECES);
