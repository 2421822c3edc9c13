import type { Language } from '@harrow/contract';
import { decimalText } from '../amounts';
import type { Paper } from '../paper';
import { de } from './words-de';
import { en } from './words-en';
import type { PaperWords } from './paper-words';

const LANGUAGES: Readonly<Record<Language, PaperWords>> = { en, de };

/** The words of a paper in its language. */
export const wordsOf = ({ language = 'en' }: Pick<Paper, 'language'>): PaperWords =>
  LANGUAGES[language];

/** Formats a day: November 23, 2026, or 23.11.2026. */
export const day = (iso: string, { locale, dayStyle }: PaperWords): string =>
  new Intl.DateTimeFormat(locale, { ...dayStyle, timeZone: 'UTC' }).format(new Date(iso));

/** Formats an amount from its digits, without a double: $1,234.50, ¥1,234, KWD 1,234.500, 1.234,50 €. */
export function money(units: number, currency: string, { locale }: PaperWords): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(decimalText(units, currency) as Intl.StringNumericLiteral);
}

/** Formats a number of pieces. */
export const pieces = (quantity: number, { locale }: PaperWords): string =>
  new Intl.NumberFormat(locale).format(quantity);

/** Returns the name of a currency: US Dollar. */
export const currencyName = (currency: string, { locale }: PaperWords): string =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(currency.toUpperCase()) ?? currency;

/** Returns the name of a country. */
export const countryName = (country: string, { locale }: PaperWords): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

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
