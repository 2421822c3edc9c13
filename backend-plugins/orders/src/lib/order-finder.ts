import type { ReadManager } from '@harrow/plugin-kit';
import type { Logger } from '@medusajs/medusa';
import { MAX_AGE_MS, MAX_COUNTED } from './long-lists';
import { type CountByState, OrderCounts, sumOf } from './order-counts';
import {
  inStates,
  isBeside,
  isInSpan,
  type OrderList,
  type Position,
  reverseOf,
  selectPositions,
  type Source,
  spanAfter,
} from './order-lists';
import { OrderMarks, type Start } from './order-marks';
import {
  countFound,
  findByWords,
  type Found,
  foundBySubject,
  foundInOrder,
  matchesMany,
} from './order-search';
import { orderStates } from './order-state';
import { RefreshedByKey } from './refreshed';
import { Values } from './sql-values';

/** A list with what is known of its search. */
type Prepared = { list: OrderList; found: Found | null; isMany: boolean; count: number };

/** The orders of a page, by their place in the list. */
type Place = { limit: number; offset: number };

/** Ids per query of a whole list. */
const BATCH_SIZE = 5000;

/**
 * Finds the orders of staff's lists, in any order, and counts them. Up to 10,000 orders are counted and
 * skipped one by one; longer lists have marks and counts that may lack the changes of the last moment.
 */
export class OrderFinder {
  private readonly counts: OrderCounts;
  private readonly found: RefreshedByKey<CountByState>;
  private readonly marks = new Map<string, OrderMarks>();
  private readonly onFailure: (error: unknown) => void;

  constructor(
    private readonly manager: ReadManager,
    logger: Pick<Logger, 'warn'>,
  ) {
    this.onFailure = (error) => logger.warn(`Cannot count the orders: ${String(error)}`);
    this.counts = new OrderCounts(manager, this.onFailure);
    this.found = new RefreshedByKey(MAX_AGE_MS, this.onFailure);
  }

  /** Returns the ids of a page, in order, and the number of all orders of the list. */
  async page(list: OrderList, place: Place): Promise<{ ids: string[]; count: number }> {
    const prepared = await this.prepare(list);
    const positions = await this.positionsOf(prepared, place);
    return { ids: positions.map(({ order_id }) => order_id), count: prepared.count };
  }

  /**
   * Returns the ids of all orders of the list, in order and in batches, and their number. Orders that
   * are placed meanwhile are not included if the newest come first.
   */
  async all(list: OrderList): Promise<{ batches: AsyncIterable<string[]>; count: number }> {
    const prepared = await this.prepare(list);
    return { batches: this.inBatches(prepared), count: prepared.count };
  }

  /** Counts the orders in each state that pass the other filters. */
  async countByState(list: Omit<OrderList, 'states' | 'sort'>): Promise<CountByState> {
    const all: OrderList = { ...list, states: orderStates, sort: 'newest' };
    return list.words === ''
      ? await this.counts.byState(orderStates, list)
      : await this.countsOf(all, await findByWords(this.manager, list.words));
  }

  private async prepare(list: OrderList): Promise<Prepared> {
    const { words, states } = list;
    if (words === '') {
      const count = sumOf(await this.counts.byState(states, list), states);
      return { list, found: null, isMany: count > MAX_COUNTED, count };
    }
    const found = await findByWords(this.manager, words);
    const isMany = await matchesMany(this.manager, found);
    const count = sumOf(await this.countsOf(list, found, isMany), states);
    return { list, found, isMany, count };
  }

  /** The counts of a search that finds many orders may be a moment old. */
  private async countsOf(list: OrderList, found: Found, isMany?: boolean): Promise<CountByState> {
    const count = () => countFound(this.manager, found, orderStates, list);
    const many = isMany ?? (await matchesMany(this.manager, found));
    if (!many) return await count();
    return await this.found.get(JSON.stringify([list.words, list.from, list.to]), async () =>
      countFound(this.manager, await findByWords(this.manager, list.words), orderStates, list),
    );
  }

  private async positionsOf(prepared: Prepared, { limit, offset }: Place): Promise<Position[]> {
    const { list, found, count } = prepared;
    if (offset >= Math.max(count, 1)) return [];
    if (offset <= MAX_COUNTED) return await this.select(prepared, { limit, skip: offset });
    if (!found && !list.from && !list.to) {
      const start = await this.marksOf(list).startOf(offset);
      return await this.select(prepared, { limit, ...start });
    }
    const start = found ? null : await this.startInSpan(list, offset);
    if (start) return await this.select(prepared, { limit, ...start });
    if (offset <= count / 2) return await this.select(prepared, { limit, skip: offset });
    const reversed = { ...prepared, list: { ...list, sort: reverseOf(list.sort) } };
    const end = Math.min(offset + limit, count);
    const place = { limit: end - offset, skip: count - end };
    return (await this.select(reversed, place)).reverse();
  }

  /**
   * Returns where a page of a span begins, by the marks of all orders in its states, if they are known. The
   * mark is less than 10,000 orders before the page, so it is in the span.
   */
  private async startInSpan(list: OrderList, offset: number): Promise<Start | null> {
    const { states, sort, from, to } = list;
    if (sort !== 'newest' && sort !== 'oldest') return null;
    const edge = sort === 'newest' ? to && { from: to } : from && { to: from };
    const before = edge ? sumOf(await this.counts.byState(states, edge), states) : 0;
    const start = await this.marksOf(list).knownStartOf(before + offset);
    return start?.mark ? start : null;
  }

  private marksOf({ states, sort }: OrderList): OrderMarks {
    const key = [sort, ...states].join();
    const known = this.marks.get(key);
    const marks = known ?? new OrderMarks(this.manager, states, sort, this.onFailure);
    this.marks.set(key, marks);
    return marks;
  }

  private async select(
    { list, found, isMany }: Prepared,
    { limit, skip, mark, after }: Partial<Start> & { limit: number; after?: Position },
  ): Promise<Position[]> {
    const values = new Values();
    const conditions = isInSpan(mark || after ? spanAfter(list) : list, values);
    if (mark) conditions.push(isBeside('from', mark, list.sort, values));
    if (after) conditions.push(isBeside('after', after, list.sort, values));
    const place = { limit: values.add(limit, 'int'), skip: values.add(skip ?? 0, 'int') };
    const source = this.sourceOf({ list, found, isMany }, values);
    const query = selectPositions(source, conditions, list.sort, place);
    return await this.manager.query(query, values.list);
  }

  private sourceOf({ list, found, isMany }: Omit<Prepared, 'count'>, values: Values): Source {
    if (!found) return inStates(list.states, list);
    if (isMany) return foundInOrder(found, list, values);
    return foundBySubject(found, list.states, list, values);
  }

  private async *inBatches(prepared: Prepared): AsyncGenerator<string[]> {
    let rows = await this.select(prepared, { limit: BATCH_SIZE });
    for (;;) {
      yield rows.map(({ order_id }) => order_id);
      const after = rows.at(-1);
      if (!after || rows.length < BATCH_SIZE) return;
      rows = await this.select(prepared, { limit: BATCH_SIZE, after });
    }
  }
}
