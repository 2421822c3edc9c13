import { figureComparisons, type FigureComparison, type FigureStep } from '@harrow/contract';
import { isDay } from '@/lib/day-text';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The spans that end today. */
export const SPANS = ['days7', 'days30', 'months12', 'year'] as const;

export type Span = (typeof SPANS)[number];

/** What figures may be compared with. */
export const COMPARISONS = [...figureComparisons, 'none'] as const;

/** The parsed address of the figures; days such as `2026-11-01` are those of the figures, both included. */
export interface FiguresAddress {
  /** Null for days of one's own. */
  span: Span | null;
  from: string;
  to: string;
  days: number;
  by: FigureStep;
  /** The steps that suit the length of the span. */
  steps: readonly FigureStep[];
  compare: FigureComparison | 'none';
}

/** By the days that a span has at most: the steps that it can be shown by, the usual one first. */
const STEPS: readonly { upTo: number; steps: readonly FigureStep[] }[] = [
  { upTo: 7, steps: ['day'] },
  { upTo: 62, steps: ['day', 'week'] },
  { upTo: 183, steps: ['week', 'day', 'month'] },
  { upTo: 400, steps: ['month', 'week', 'day'] },
  { upTo: 3700, steps: ['month', 'week'] },
];
const LONGEST: readonly FigureStep[] = ['month'];

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Returns the first day of a span that ends today. */
function firstDayOf(span: Span, today: string): string {
  const now = new Date(today);
  const year = now.getUTCFullYear();
  const days = (count: number) => dayOf(now.getTime() - (count - 1) * DAY_MS);
  return {
    days7: days(7),
    days30: days(30),
    months12: dayOf(Date.UTC(year, now.getUTCMonth() - 11)),
    year: dayOf(Date.UTC(year)),
  }[span];
}

/** Returns the days of an address, in their order and none after today; one alone is the first or the last of 30. */
function ownDaysOf(query: URLSearchParams, today: string) {
  const [from, to] = ['from', 'to'].map((name) => {
    const day = query.get(name) ?? '';
    return isDay(day) ? (day > today ? today : day) : undefined;
  });
  if (from === undefined && to === undefined) return undefined;
  const [first = firstDayOf('days30', to ?? today), last = today] = [from, to];
  return first > last ? { from: last, to: first } : { from: first, to: last };
}

/** Reads the address of the figures. Invalid parameters are ignored. */
export function figuresAddressOf(query: URLSearchParams, today: string): FiguresAddress {
  const own = ownDaysOf(query, today);
  const span = own ? null : (SPANS.find((each) => each === query.get('span')) ?? 'days30');
  const { from, to } = own ?? { from: firstDayOf(span ?? 'days30', today), to: today };
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const { steps } = STEPS.find(({ upTo }) => days <= upTo) ?? { steps: LONGEST };
  const [usual = 'month'] = steps;
  return {
    ...{ span, from, to, days, steps },
    by: steps.find((step) => step === query.get('by')) ?? usual,
    compare: COMPARISONS.find((each) => each === query.get('compare')) ?? 'before',
  };
}

/** Returns the query of `GET /figures` and `GET /figures.csv`. */
export const figuresQueryOf = ({ from, to, by, compare }: FiguresAddress) => ({
  ...{ from, to, by },
  ...(compare !== 'none' && { compare }),
});

/** The running day of the figures. */
export const today = (): string => dayOf(Date.now());
