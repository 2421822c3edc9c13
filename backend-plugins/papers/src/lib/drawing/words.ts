import { decimalText } from '../amounts';
import type { PaperKind } from '../paper';

/** The titles of papers. */
export const TITLES: Record<PaperKind, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};

/** Formats a day: November 23, 2026. */
export const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** Formats an amount from its digits, without a double: $1,234.50, ¥1,234, KWD 1,234.500. */
export function money(units: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(decimalText(units, currency) as Intl.StringNumericLiteral);
}

/** Formats a number of pieces. */
export const pieces = (quantity: number): string => new Intl.NumberFormat('en-US').format(quantity);

/** Returns the name of a currency: US Dollar. */
export const currencyName = (currency: string): string =>
  new Intl.DisplayNames('en-US', { type: 'currency' }).of(currency.toUpperCase()) ?? currency;

/** Returns the name of a country. */
export const countryName = (country: string): string =>
  new Intl.DisplayNames('en-US', { type: 'region' }).of(country) ?? country;

/** Splits an address into its lines. The last of them has the rest where the address has more than `most` lines. */
export function addressLines(address: string, most = Infinity): string[] {
  const lines = address
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), lines.slice(most - 1).join(', ')];
}
