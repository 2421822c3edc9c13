import { LOCALE } from '@/messages/en/language';

const format = new Intl.NumberFormat(LOCALE, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** Formats a number of bytes: `1.4 MB`. */
export const formatSize = (bytes: number): string => format.format(Math.max(bytes, 100_000) / 1e6);
