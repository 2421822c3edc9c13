import type { OrderSort } from '@harrow/contract';
import type { OrderState } from './order-state';
import type { Values } from './sql-values';

/** The orders of a list: their states, and when they were placed. */
export type OrderFilter = {
  states: readonly OrderState[];
  /** The first moment. */
  from?: Date;
  /** The first moment after the span. */
  to?: Date;
};

/** A list of orders; `words` are searched for, none if empty. */
export type OrderList = OrderFilter & { words: string; sort: OrderSort };

/** An order as a position in a list. The time is text: a JavaScript date has no microseconds. */
export type Position = { order_id: string; placed_at: string; amount: number };

/** A table expression of the orders that a list may have, with `order_id`, `placed_at` and `amount`. */
export type Source = string;

const SORTS: Record<OrderSort, { columns: string[]; direction: 'ASC' | 'DESC' }> = {
  newest: { columns: ['placed_at', 'order_id'], direction: 'DESC' },
  oldest: { columns: ['placed_at', 'order_id'], direction: 'ASC' },
  amount: { columns: ['amount', 'placed_at', 'order_id'], direction: 'ASC' },
  '-amount': { columns: ['amount', 'placed_at', 'order_id'], direction: 'DESC' },
};

const REVERSE: Record<OrderSort, OrderSort> = {
  newest: 'oldest',
  oldest: 'newest',
  amount: '-amount',
  '-amount': 'amount',
};

const TYPES: Record<keyof Position, string> = {
  order_id: 'text',
  placed_at: 'timestamptz',
  amount: 'int',
};

export const reverseOf = (sort: OrderSort): OrderSort => REVERSE[sort];

/** `ORDER BY` over the columns of a source `so`; no two orders have the same place. */
export function orderBy(sort: OrderSort): string {
  const { columns, direction } = SORTS[sort];
  return `ORDER BY ${columns.map((column) => `so.${column} ${direction}`).join(', ')}`;
}

/** The condition that an order comes before, after, or not before a position. */
export function isBeside(
  side: 'before' | 'after' | 'from',
  position: Position,
  sort: OrderSort,
  values: Values,
): string {
  const { columns, direction } = SORTS[sort];
  const key = (columns as (keyof Position)[]).map((name) =>
    values.add(position[name], TYPES[name]),
  );
  const isUp = (direction === 'ASC') !== (side === 'before');
  const sign = `${isUp ? '>' : '<'}${side === 'from' ? '=' : ''}`;
  return `(${columns.map((column) => `so.${column}`).join(', ')}) ${sign} (${key.join(', ')})`;
}

/** The conditions of a span over `so.placed_at`. */
export function isInSpan({ from, to }: Pick<OrderFilter, 'from' | 'to'>, values: Values): string[] {
  return [
    ...(from ? [`so.placed_at >= ${values.add(from, 'timestamptz')}`] : []),
    ...(to ? [`so.placed_at < ${values.add(to, 'timestamptz')}`] : []),
  ];
}

/**
 * Returns the rest of a span after a position in it. PostgreSQL would begin to read an index at the end that
 * the position has passed, instead of at the position.
 */
export function spanAfter({ sort, from, to }: OrderList): Pick<OrderFilter, 'from' | 'to'> {
  if (sort === 'newest') return { from };
  return sort === 'oldest' ? { to } : { from, to };
}

/**
 * The orders in these states; with a condition over `so`, those that meet it. For a list, each state is
 * ordered by itself: PostgreSQL then merges the scans of the indexes by state instead of sorting.
 */
export const inStates = (
  states: readonly OrderState[],
  { sort, condition }: { sort?: OrderSort; condition?: string } = {},
): Source =>
  states
    .map(
      (state) => `
    (SELECT so.order_id, so.placed_at, so.amount FROM storefront_order so
      WHERE so.state = '${state}' ${condition ? `AND ${condition}` : ''}
      ${sort ? orderBy(sort) : ''})`,
    )
    .join(' UNION ALL ');

/** A query for positions of a source, in their order. */
export const selectPositions = (
  source: Source,
  conditions: string[],
  sort: OrderSort,
  { limit, skip }: { limit: string; skip: string },
): string => `
  SELECT so.order_id, so.placed_at::text AS placed_at, so.amount FROM (${source}) so
   WHERE ${conditions.join(' AND ') || 'true'} ${orderBy(sort)} LIMIT ${limit} OFFSET ${skip}`;
