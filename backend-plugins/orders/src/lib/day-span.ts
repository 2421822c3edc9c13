import { type FigureComparison, type FigureStep, MAX_FIGURE_ENTRIES } from '@harrow/contract';
import { invalidField } from '@harrow/plugin-kit';

/** A span of whole days (UTC), both included, such as 2026-11-21. */
export type DaySpan = { first: string; last: string };

/** A span that another is compared with; `shift` is the interval (SQL) between the corresponding days of both. */
export type ComparedSpan = DaySpan & { shift: string };

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;
/** The fewest days of an entry, so that the bound holds for each. */
const DAYS_PER_ENTRY: Record<FigureStep, number> = { day: 1, week: 7, month: 28 };

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * Returns the days (UTC) that a span touches; `to` is the first moment after it. The default is the last
 * 30 days, or the 30 days up to `to`. Throws `invalid_body` for a span that is empty or has too many entries.
 */
export function daySpanOf(
  { from, to, by }: { from?: Date; to?: Date; by: FigureStep },
  now: Date,
): DaySpan {
  const end = (to ?? new Date(now.getTime() + 1)).getTime() - 1;
  const start = from?.getTime() ?? end - (DEFAULT_DAYS - 1) * DAY_MS;
  if (start > end) throw invalidField('from', 'This must be before the end of the span.');
  const days = Math.floor(end / DAY_MS) - Math.floor(start / DAY_MS) + 1;
  if (days > MAX_FIGURE_ENTRIES * DAYS_PER_ENTRY[by]) {
    throw invalidField('from', `There can be at most ${MAX_FIGURE_ENTRIES} entries by ${by}.`);
  }
  return { first: dayOf(start), last: dayOf(end) };
}

const monthOf = (moment: number, later = 0) => {
  const date = new Date(moment);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later));
};

/** The first month that begins in a span, and the month that the span does not complete, as their first days. */
export const monthsOf = ({ first, last }: DaySpan): [string, string] => [
  monthOf(Date.parse(first) - DAY_MS, 1),
  monthOf(Date.parse(last) + DAY_MS),
];

/** The same day a year before, as PostgreSQL subtracts a year: February 29 becomes the 28th. */
function yearBefore(day: string): string {
  const date = new Date(day);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return dayOf(date.getTime());
}

/** Returns the span just before this one, which has as many days, or the same days a year before. */
export function comparedSpan({ first, last }: DaySpan, compare: FigureComparison): ComparedSpan {
  if (compare === 'year') {
    return { first: yearBefore(first), last: yearBefore(last), shift: '1 year' };
  }
  const end = Date.parse(first) - DAY_MS;
  const days = (Date.parse(last) - end) / DAY_MS;
  return { first: dayOf(end - (days - 1) * DAY_MS), last: dayOf(end), shift: `${days} days` };
}
