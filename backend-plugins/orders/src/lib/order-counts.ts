import { type ReadManager, sqlStatement } from '@harrow/plugin-kit';
import type { OrderList, Span } from './order-lists';
import { orderStates, type OrderState } from './order-state';
import { Refreshed } from './refreshed';

/** Up to this many, orders are counted and skipped one by one. */
export const MAX_COUNTED = 10_000;

/** The age at which what was counted of longer lists is counted again, in milliseconds. */
export const MAX_AGE_MS = 30_000;

const DAY_MS = 24 * 60 * 60 * 1000;

const COUNT_BY_DAY = sqlStatement('@harrow/orders', 'count-by-day');
const COUNT_IN_RANGES = sqlStatement('@harrow/orders', 'count-in-ranges');

/** The number of orders in each state. */
export type CountByState = Record<OrderState, number>;

/** The start of a page: `skip` orders after the first of a span. */
export type Start = Span & { skip: number };

/** Moments in milliseconds since 1970; `next` is the first one after the range. */
type Range = { first: number; next: number };

/** The orders of the days (UTC, by their number since 1970) before the moment `until`, oldest first. */
type Calendar = { days: { day: number; counts: CountByState }[]; until: number };

const NO_DAYS: Calendar = { days: [], until: -Infinity };

type CountRow = { state: OrderState; count: number };

export function toCounts(rows: CountRow[]): CountByState {
  const counts = { unpaid: 0, paid: 0, shipped: 0, refunded: 0, cancelled: 0, expired: 0 };
  for (const { state, count } of rows) counts[state] += count;
  return counts;
}

/** The sum over some of the states. */
export const sumOf = (counts: CountByState, states: readonly OrderState[]): number =>
  states.reduce((sum, state) => sum + counts[state], 0);

const rangeOf = ({ from, to }: Span): Range => ({
  first: from?.getTime() ?? -Infinity,
  next: to?.getTime() ?? Infinity,
});

const toTime = (moment: number): string =>
  Number.isFinite(moment) ? new Date(moment).toISOString() : `${moment > 0 ? '' : '-'}infinity`;

/** The whole days of a range, as a range, and the ranges that these leave to be counted in the database. */
function divide({ first, next }: Range, until: number): { days: Range; rest: Range[] } {
  const days = { first: Math.ceil(first / DAY_MS), next: Math.floor(next / DAY_MS) };
  const whole = { first: days.first * DAY_MS, next: days.next * DAY_MS };
  if (days.first >= days.next) return { days, rest: [{ first, next }] };
  const placedSince = { first: Math.max(whole.first, until), next: whole.next };
  return {
    days,
    rest: [{ first, next: whole.first }, placedSince, { first: whole.next, next }],
  };
}

/**
 * Counts orders by state and time, and finds where a page of a long list begins, by a count of all orders by
 * day that is read at most every 30 seconds and process. A number above 10,000 has the orders placed since,
 * but lacks the other changes of the last moment.
 */
export class OrderCounts {
  private readonly calendar: Refreshed<Calendar>;

  constructor(
    private readonly manager: ReadManager,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.calendar = new Refreshed(MAX_AGE_MS, () => this.readCalendar(), onFailure);
  }

  /** Counts the orders of a span in each of these states; the others have 0. */
  async byState(states: readonly OrderState[], span: Span): Promise<CountByState> {
    // a short span is counted without the days, which take seconds to count in a large shop at its start
    const { days, until } = await this.calendar.get().catch((error: unknown) => {
      this.onFailure(error);
      return NO_DAYS;
    });
    const range = rangeOf(span);
    const { days: whole, rest } = divide(range, until);
    const known = toCounts([]);
    for (const { day, counts } of days) {
      if (day < whole.first || day >= whole.next) continue;
      for (const state of states) known[state] += counts[state];
    }
    const large = states.filter((state) => known[state] > MAX_COUNTED);
    const counted = await this.countIn([
      ...large.flatMap((state) => rest.map((each) => ({ state, ...each }))),
      ...states.filter((state) => !large.includes(state)).map((state) => ({ state, ...range })),
    ]);
    for (const state of large) counted[state] += known[state];
    return counted;
  }

  /** Returns where the order at an offset of a list by time is found, by the number of orders of the days before. */
  async startOf({ states, sort, from, to }: OrderList, offset: number): Promise<Start> {
    const { days, until } = await this.calendar.get();
    const { first, next } = rangeOf({ from, to });
    const isDown = sort === 'newest';
    // the first day that is complete; those of the list before it are counted
    const edge = isDown ? Math.floor(Math.min(next, until) / DAY_MS) : Math.ceil(first / DAY_MS);
    const counted = isDown ? { first: edge * DAY_MS, next } : { first, next: edge * DAY_MS };
    const ahead = await this.countIn(states.map((state) => ({ state, ...counted })));
    let passed = sumOf(ahead, states);
    let start: Start = { from, to, skip: offset };
    const rest = days.filter(({ day }) => (isDown ? day < edge : day >= edge));
    for (const { day, counts } of isDown ? rest.reverse() : rest) {
      if (passed > offset) break;
      const border = new Date((isDown ? day + 1 : day) * DAY_MS);
      start = { ...(isDown ? { from, to: border } : { from: border, to }), skip: offset - passed };
      passed += sumOf(counts, states);
    }
    return start;
  }

  private async countIn(ranges: ({ state: OrderState } & Range)[]): Promise<CountByState> {
    const asked = ranges.filter(({ first, next }) => first < next);
    if (asked.length === 0) return toCounts([]);
    const values = [
      asked.map(({ state }) => state),
      asked.map(({ first }) => toTime(first)),
      asked.map(({ next }) => toTime(next)),
    ];
    return toCounts(await this.manager.query(COUNT_IN_RANGES, values));
  }

  private async readCalendar(): Promise<Calendar> {
    const rows: (CountRow & { day: number; until: Date })[] = await this.manager.query(
      COUNT_BY_DAY,
      [orderStates],
    );
    const days = new Map<number, CountRow[]>();
    for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
    return {
      days: [...days].map(([day, counts]) => ({ day, counts: toCounts(counts) })),
      until: rows[0]?.until.getTime() ?? -Infinity,
    };
  }
}
