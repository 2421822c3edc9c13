import type { FigureStep } from '@harrow/contract';
import { dayFormat, shortDay } from '@/lib/figures/step-labels';

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

/** The labels under the bars: `21`, `Nov 16`, `Nov`. */
export const shortLabel: Record<FigureStep, (day: string) => string> = {
  day: dayFormat({ day: 'numeric' }),
  week: shortDay,
  month: dayFormat({ month: 'short' }),
};

/** The title's date: `Monday, November 23, 2026`, in UTC like the figures. */
export const longDate = dayFormat({ dateStyle: 'full' });
