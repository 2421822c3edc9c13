import type { ReadManager } from '@harrow/plugin-kit';
import type { Logger } from '@medusajs/medusa';
import { countOfCustomer, ofCustomer } from './customer-orders';
import { type CountByState, MAX_AGE_MS, MAX_COUNTED, OrderCounts, sumOf } from './order-counts';
import {
  inStates,
  type OrderList,
  type Part,
  type Position,
  reverseOf,
  selectPositions,
  type Source,
} from './order-lists';
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
 * skipped one by one; the numbers and places of longer lists may lack the changes of the last moment.
 */
export class OrderFinder {
  private readonly counts: OrderCounts;
  private readonly found: RefreshedByKey<CountByState>;

  constructor(
    private readonly manager: ReadManager,
    logger: Pick<Logger, 'warn'>,
  ) {
    const onFailure = (error: unknown) => logger.warn(`Cannot count the orders: ${String(error)}`);
    this.counts = new OrderCounts(manager, onFailure);
    this.found = new RefreshedByKey(MAX_AGE_MS, onFailure);
  }

  /** Returns the ids of a page, in order and as one batch, and the number of all orders of the list. */
  async page(list: OrderList, place: Place): Promise<{ batches: [string[]]; count: number }> {
    const prepared = await this.prepare(list);
    const positions = await this.positionsOf(prepared, place);
    return { batches: [positions.map(({ order_id }) => order_id)], count: prepared.count };
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
    if (list.customer) return await countOfCustomer(this.manager, list, orderStates);
    if (list.words === '') return await this.counts.byState(orderStates, list);
    const found = await findByWords(this.manager, list.words);
    return await this.countsOf(list, found, await matchesMany(this.manager, found));
  }

  private async prepare(list: OrderList): Promise<Prepared> {
    const { words, states } = list;
    if (list.customer) {
      const count = sumOf(await countOfCustomer(this.manager, list, states), states);
      return { list, found: null, isMany: false, count };
    }
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
  private async countsOf(
    { words, from, to }: Omit<OrderList, 'states' | 'sort'>,
    found: Found,
    isMany: boolean,
  ): Promise<CountByState> {
    const count = (counted: Found) => countFound(this.manager, counted, orderStates, { from, to });
    if (!isMany) return await count(found);
    return await this.found.get(JSON.stringify([words, from, to]), async () =>
      count(await findByWords(this.manager, words)),
    );
  }

  private async positionsOf(prepared: Prepared, { limit, offset }: Place): Promise<Position[]> {
    const { list, found, count } = prepared;
    if (offset >= Math.max(count, 1)) return [];
    if (offset <= MAX_COUNTED) return await this.select(prepared, { limit, skip: offset });
    const isByTime = list.sort === 'newest' || list.sort === 'oldest';
    if (!found && !list.customer && isByTime) {
      const { skip, ...span } = await this.counts.startOf(list, offset);
      return await this.select({ ...prepared, list: { ...list, ...span } }, { limit, skip });
    }
    if (offset <= count / 2) return await this.select(prepared, { limit, skip: offset });
    const reversed = { ...prepared, list: { ...list, sort: reverseOf(list.sort) } };
    const end = Math.min(offset + limit, count);
    return (await this.select(reversed, { limit: end - offset, skip: count - end })).reverse();
  }

  private async select(prepared: Prepared, part: Part): Promise<Position[]> {
    const values = new Values();
    const query = selectPositions(this.sourceOf(prepared, values), prepared.list, part, values);
    return await this.manager.query(query, values.list);
  }

  private sourceOf({ list, found, isMany }: Prepared, values: Values): Source {
    if (list.customer) return ofCustomer(list, list.states, list, values);
    if (!found) return inStates(list);
    return isMany
      ? foundInOrder(found, list, values)
      : foundBySubject(found, list.states, list, values);
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
