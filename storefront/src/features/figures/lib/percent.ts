import { LOCALE } from '@/messages/en/language';

/** Formats a part of a whole: `38%`. */
export const formatShare = (fraction: number, digits = 0): string =>
  new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: digits }).format(
    fraction,
  );

/** Formats a change with its sign: `+16.4%`. */
export const formatChange = (fraction: number, digits: number): string =>
  new Intl.NumberFormat(LOCALE, {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(fraction);
