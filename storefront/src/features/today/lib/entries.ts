import type { FigureStep } from '@harrow/contract';
import { LOCALE } from '@/messages/en/language';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The spans of the chart and its table, in days, weeks or months. */
export const SPANS = {
  days14: { by: 'day', entries: 14 },
  days30: { by: 'day', entries: 30 },
  days90: { by: 'day', entries: 90 },
  week: { by: 'week', entries: 12 },
  month: { by: 'month', entries: 12 },
} as const satisfies Record<string, { by: FigureStep; entries: number }>;

export type Span = keyof typeof SPANS;

export const spans = Object.keys(SPANS) as Span[];

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the first day (UTC) of the chart: that of its first day, week (from Monday) or month. */
export function firstDayOf(span: Span, now: Date): string {
  const { by, entries } = SPANS[span];
  if (by === 'month') {
    return dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - entries + 1)));
  }
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  const days = by === 'day' ? entries - 1 : 7 * (entries - 1) + sinceMonday;
  return dayOf(new Date(now.getTime() - days * DAY_MS));
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(new Date(day));
};

const shortDay = format({ month: 'short', day: 'numeric' });

/** The labels under the bars: `21`, `Nov 16`, `Nov`. */
export const shortLabel: Record<FigureStep, (day: string) => string> = {
  day: format({ day: 'numeric' }),
  week: shortDay,
  month: format({ month: 'short' }),
};

/** The labels in the table: `Nov 21`, `Nov 16`, `November 2026`. */
export const longLabel: Record<FigureStep, (day: string) => string> = {
  day: shortDay,
  week: shortDay,
  month: format({ month: 'long', year: 'numeric' }),
};

/** The title's date: `Monday, November 23, 2026`, in UTC like the figures. */
export const longDate = format({ dateStyle: 'full' });
