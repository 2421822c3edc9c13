import type { ReadManager } from '@harrow/plugin-kit';
import type { Logger } from '@medusajs/medusa';
import { MAX_AGE_MS, MAX_COUNTED } from './long-lists';
import { Refreshed } from './refreshed';

/** The distance between two marks. */
const STEP = 2500;

/** An order as a position in the list. The time is text: a JavaScript date has no microseconds. */
type Mark = { placed_at: string; order_id: string };

/** Every `STEP`th order from the newest on, at the time of reading, and how many there were. */
type Marks = { marks: Mark[]; total: number };

/** Where a page begins: `skip` orders after `mark`, which itself counts, or after the newest order. */
type Start = { mark: Mark | null; skip: number };

export const COUNT_FEW = `
  SELECT count(*)::int AS count
    FROM (SELECT FROM storefront_order WHERE is_listed
           ORDER BY placed_at DESC, order_id DESC LIMIT ${MAX_COUNTED + 1}) few`;

const SELECT_MARKS = `
  SELECT placed_at::text, order_id
    FROM (SELECT placed_at, order_id, row_number() OVER (ORDER BY placed_at DESC, order_id DESC) AS place
            FROM storefront_order WHERE is_listed) listed
   WHERE place % ${STEP} = 1`;

const countBeside = (mark: string) => `
  SELECT count(*)::int AS count FROM storefront_order
   WHERE is_listed AND (placed_at, order_id) ${mark} ($1::timestamptz, $2)`;

const IN_ORDER = 'ORDER BY placed_at DESC, order_id DESC LIMIT $1 OFFSET $2';
const FROM_NEWEST = `
  SELECT placed_at::text, order_id FROM storefront_order WHERE is_listed ${IN_ORDER}`;
export const FROM_MARK = `
  SELECT order_id FROM storefront_order
   WHERE is_listed AND (placed_at, order_id) <= ($3::timestamptz, $4) ${IN_ORDER}`;

const AFTER = `
  SELECT placed_at::text, order_id FROM storefront_order
   WHERE is_listed AND (placed_at, order_id) < ($3::timestamptz, $4) ${IN_ORDER}`;

/**
 * Pages of the list of all orders, newest first, and its total. PostgreSQL counts and skips rows one by
 * one, so in a long list a page is found from marks instead. These and the total lack the cancellations
 * of the last moment; orders placed since are included.
 */
export class ListedOrders {
  private readonly marks: Refreshed<Marks>;

  constructor(
    private readonly manager: ReadManager,
    logger: Pick<Logger, 'warn'>,
  ) {
    this.marks = new Refreshed(
      MAX_AGE_MS,
      () => this.readMarks(),
      (error) => logger.warn(`Cannot count the orders: ${String(error)}`),
    );
  }

  /**
   * Returns the ids of all listed orders, newest first, in batches of this size, and their number.
   * Orders that are placed meanwhile are not included.
   */
  async all(size: number): Promise<{ batches: AsyncIterable<string[]>; count: number }> {
    const { count } = await this.page(1, 0);
    return { batches: this.inBatches(size), count };
  }

  private async *inBatches(size: number): AsyncGenerator<string[]> {
    let rows: Mark[] = await this.manager.query(FROM_NEWEST, [size, 0]);
    for (;;) {
      yield rows.map(({ order_id }) => order_id);
      const last = rows.at(-1);
      if (!last || rows.length < size) return;
      rows = await this.manager.query(AFTER, [size, 0, last.placed_at, last.order_id]);
    }
  }

  /** Returns the ids of a page, and the number of all listed orders. */
  async page(limit: number, offset: number): Promise<{ ids: string[]; count: number }> {
    const few = await this.count(COUNT_FEW, []);
    if (few <= MAX_COUNTED) {
      return { ids: await this.idsFrom({ mark: null, skip: offset }, limit), count: few };
    }
    const known = await this.marks.get();
    const [newest] = known.marks;
    const placedSince = newest
      ? await this.count(countBeside('>'), [newest.placed_at, newest.order_id])
      : 0;
    const start = startOf(known, offset, placedSince);
    return { ids: await this.idsFrom(start, limit), count: known.total + placedSince };
  }

  private async idsFrom({ mark, skip }: Start, limit: number): Promise<string[]> {
    const rows: { order_id: string }[] = await (mark
      ? this.manager.query(FROM_MARK, [limit, skip, mark.placed_at, mark.order_id])
      : this.manager.query(FROM_NEWEST, [limit, skip]));
    return rows.map(({ order_id }) => order_id);
  }

  private async readMarks(): Promise<Marks> {
    const marks: Mark[] = await this.manager.query(SELECT_MARKS);
    const last = marks.at(-1);
    if (!last) return { marks, total: 0 };
    const rest = await this.count(countBeside('<='), [last.placed_at, last.order_id]);
    return { marks, total: (marks.length - 1) * STEP + rest };
  }

  private async count(query: string, parameters: unknown[]): Promise<number> {
    const [row]: { count: number }[] = await this.manager.query(query, parameters);
    return row?.count ?? 0;
  }
}

/** Finds the last mark before an offset; `placedSince` orders are newer than all marks. */
export function startOf(
  { marks }: Pick<Marks, 'marks'>,
  offset: number,
  placedSince: number,
): Start {
  const place = offset - placedSince;
  const number = Math.min(Math.floor(place / STEP), marks.length - 1);
  const mark = number > 0 ? marks[number] : undefined;
  return mark ? { mark, skip: place - number * STEP } : { mark: null, skip: offset };
}
