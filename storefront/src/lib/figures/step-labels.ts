import type { FigureStep } from '@harrow/contract';
import { LOCALE } from '@/messages/en/language';

/** Returns a function that formats a day of the figures, such as `2026-11-21`, wherever the reader is. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(new Date(day));
};

/** `Nov 21` */
export const shortDay = dayFormat({ month: 'short', day: 'numeric' });

/** The labels of entries in tables: `Nov 21`, `Nov 16`, `November 2026`. */
export const longLabel: Record<FigureStep, (day: string) => string> = {
  day: shortDay,
  week: shortDay,
  month: dayFormat({ month: 'long', year: 'numeric' }),
};
