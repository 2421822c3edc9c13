import type { ReadManager } from '@harrow/plugin-kit';
import { MAX_AGE_MS, MAX_COUNTED } from './long-lists';
import { isInSpan, type OrderFilter } from './order-lists';
import { orderStates, type OrderState } from './order-state';
import { RefreshedByKey } from './refreshed';
import { Values } from './sql-values';

type Span = Pick<OrderFilter, 'from' | 'to'>;

/** The number of orders in each state. */
export type CountByState = Record<OrderState, number>;

/** The counts of a span at the time of reading, and the newest order that they include. */
type Known = { counts: CountByState; newest: string | null };

type CountRow = { state: OrderState; count: number; newest?: string };

export const toCounts = (rows: CountRow[]): CountByState => {
  const counts = { unpaid: 0, paid: 0, shipped: 0, refunded: 0, cancelled: 0, expired: 0 };
  for (const { state, count } of rows) counts[state] += count;
  return counts;
};

/** The sum over some of the states. */
export const sumOf = (counts: CountByState, states: readonly OrderState[]): number =>
  states.reduce((sum, state) => sum + counts[state], 0);

const spanKey = ({ from, to }: Span): string => JSON.stringify([from, to]);

/**
 * Counts orders by state and time. A state with many orders is counted at most every 30 seconds and
 * process; the count has those placed since, but lacks the other changes of the last moment.
 */
export class OrderCounts {
  private readonly known: RefreshedByKey<Known>;

  constructor(
    private readonly manager: ReadManager,
    onFailure: (error: unknown) => void,
  ) {
    this.known = new RefreshedByKey(MAX_AGE_MS, onFailure);
  }

  /** Counts the orders of a span in each of these states; the others have 0. */
  async byState(states: readonly OrderState[], span: Span): Promise<CountByState> {
    const counts = await this.countFew(states, span);
    const large = states.filter((state) => counts[state] > MAX_COUNTED);
    if (large.length === 0) return counts;
    const known = await this.known.get(spanKey(span), () => this.readAll(span));
    const since = await this.countSince(large, span, known.newest);
    for (const state of large) {
      counts[state] = Math.max(known.counts[state] + since[state], MAX_COUNTED + 1);
    }
    return counts;
  }

  /** Counts each state up to one more than are counted one by one. */
  private async countFew(states: readonly OrderState[], span: Span): Promise<CountByState> {
    const values = new Values();
    const conditions = isInSpan(span, values);
    const few = states.map(
      (state) => `
        SELECT '${state}' AS state, count(*)::int AS count
          FROM (SELECT FROM storefront_order so
                 WHERE ${[`so.state = '${state}'`, ...conditions].join(' AND ')}
                 LIMIT ${MAX_COUNTED + 1}) few`,
    );
    return toCounts(await this.manager.query(few.join(' UNION ALL '), values.list));
  }

  private async readAll(span: Span): Promise<Known> {
    const values = new Values();
    const conditions = [`so.state = ANY ('{${orderStates.join()}}')`, ...isInSpan(span, values)];
    const rows: CountRow[] = await this.manager.query(
      `SELECT so.state, count(*)::int AS count, max(so.placed_at)::text AS newest
         FROM storefront_order so WHERE ${conditions.join(' AND ')} GROUP BY so.state`,
      values.list,
    );
    const newest =
      rows
        .map((row) => row.newest ?? '')
        .sort()
        .at(-1) ?? null;
    return { counts: toCounts(rows), newest };
  }

  private async countSince(
    states: OrderState[],
    span: Span,
    newest: string | null,
  ): Promise<CountByState> {
    const values = new Values();
    const conditions = [
      `so.state = ANY (${values.add(states, 'varchar[]')})`,
      `so.placed_at > ${values.add(newest, 'timestamptz')}`,
      ...isInSpan(span, values),
    ];
    const rows: CountRow[] = await this.manager.query(
      `SELECT so.state, count(*)::int AS count FROM storefront_order so
        WHERE ${conditions.join(' AND ')} GROUP BY so.state`,
      values.list,
    );
    return toCounts(rows);
  }
}
