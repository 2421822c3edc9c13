import type { OrderSort } from '@harrow/contract';
import type { ReadManager } from '@harrow/plugin-kit';
import { MAX_AGE_MS } from './long-lists';
import { inStates, isBeside, orderBy, type Position } from './order-lists';
import type { OrderState } from './order-state';
import { Refreshed } from './refreshed';
import { Values } from './sql-values';

/** The distance between two marks. */
const STEP = 2500;

/** The start of a page: `skip` orders from `mark` on, or from the first order if there is no mark. */
export type Start = { mark: Position | null; skip: number };

/**
 * Marks at every `STEP`th order of a long list, because PostgreSQL skips rows one by one. They lack the
 * changes of the last moment, except for orders that come before all of them.
 */
export class OrderMarks {
  private readonly marks: Refreshed<Position[]>;

  constructor(
    private readonly manager: ReadManager,
    private readonly states: readonly OrderState[],
    readonly sort: OrderSort,
    onFailure: (error: unknown) => void,
  ) {
    this.marks = new Refreshed(MAX_AGE_MS, () => this.read(), onFailure);
  }

  /** Returns where the order at this offset is found. */
  async startOf(offset: number): Promise<Start> {
    return await this.startIn(await this.marks.get(), offset);
  }

  /** The same if the marks are known, else null; then the next caller finds them. */
  async knownStartOf(offset: number): Promise<Start | null> {
    const marks = this.marks.peek();
    return marks ? await this.startIn(marks, offset) : null;
  }

  private async startIn(marks: Position[], offset: number): Promise<Start> {
    const [first] = marks;
    return startOf(marks, offset, first ? await this.countBefore(first) : 0);
  }

  private async read(): Promise<Position[]> {
    return await this.manager.query(`
      SELECT order_id, placed_at::text AS placed_at, amount
        FROM (SELECT so.*, row_number() OVER (${orderBy(this.sort)}) AS place
                FROM (${inStates(this.states, this)}) so) placed
       WHERE place % ${STEP} = 1 ORDER BY place`);
  }

  private async countBefore(mark: Position): Promise<number> {
    const values = new Values();
    const condition = isBeside('before', mark, this.sort, values);
    const [row]: { count: number }[] = await this.manager.query(
      `SELECT count(*)::int AS count FROM (${inStates(this.states)}) so WHERE ${condition}`,
      values.list,
    );
    return row?.count ?? 0;
  }
}

/** Finds the last mark before an offset; `before` orders come before all marks. */
export function startOf(marks: Position[], offset: number, before: number): Start {
  const place = offset - before;
  const number = Math.min(Math.floor(place / STEP), marks.length - 1);
  const mark = number > 0 ? marks[number] : undefined;
  return mark ? { mark, skip: place - number * STEP } : { mark: null, skip: offset };
}
