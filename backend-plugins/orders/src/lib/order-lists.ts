import type { OrderSort } from '@harrow/contract';
import type { OrderState } from './order-state';
import type { Values } from './sql-values';

/** When the orders of a list were placed. */
export type Span = {
  /** The first moment. */
  from?: Date;
  /** The first moment after the span. */
  to?: Date;
};

/** A list of orders; `words` are searched for, none if empty. */
export type OrderList = Span & {
  states: readonly OrderState[];
  words: string;
  /** The id of the customer whose orders these are; of all by default. */
  customer?: string;
  sort: OrderSort;
};

/** An order as a position in a list. The time is text: a JavaScript date has no microseconds. */
export type Position = { order_id: string; placed_at: string; amount: number };

/** A table expression of the orders that a list may have, with `order_id`, `placed_at` and `amount`. */
export type Source = string;

const SORTS: Record<OrderSort, { columns: (keyof Position)[]; direction: 'ASC' | 'DESC' }> = {
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
function orderBy(sort: OrderSort): string {
  const { columns, direction } = SORTS[sort];
  return `ORDER BY ${columns.map((column) => `so.${column} ${direction}`).join(', ')}`;
}

/** The condition that an order comes after a position. */
function isAfter(position: Position, sort: OrderSort, values: Values): string {
  const { columns, direction } = SORTS[sort];
  const key = columns.map((name) => values.add(position[name], TYPES[name]));
  const names = columns.map((column) => `so.${column}`);
  return `(${names.join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${key.join(', ')})`;
}

/** The conditions of a span over `so.placed_at`. */
export function isInSpan({ from, to }: Span, values: Values): string[] {
  return [
    ...(from ? [`so.placed_at >= ${values.add(from, 'timestamptz')}`] : []),
    ...(to ? [`so.placed_at < ${values.add(to, 'timestamptz')}`] : []),
  ];
}

/**
 * Returns the rest of a span after a position in it. PostgreSQL would begin to read an index at the end that
 * the position has passed, instead of at the position.
 */
function spanAfter({ sort, from, to }: OrderList): Span {
  if (sort === 'newest') return { from };
  return sort === 'oldest' ? { to } : { from, to };
}

/**
 * The orders in these states; with a condition over `so`, those that meet it. Each state is ordered by
 * itself: PostgreSQL then merges the scans of the indexes by state instead of sorting.
 */
export const inStates = (
  { states, sort }: Pick<OrderList, 'states' | 'sort'>,
  condition = 'true',
): Source =>
  states
    .map(
      (state) => `
    (SELECT so.order_id, so.placed_at, so.amount FROM storefront_order so
      WHERE so.state = '${state}' AND ${condition} ${orderBy(sort)})`,
    )
    .join(' UNION ALL ');

/** The part of a list to read: at most `limit` orders, after a position or after the first `skip`. */
export type Part = { limit: number; skip?: number; after?: Position };

/** A query for positions of a source, in the order of the list. */
export function selectPositions(
  source: Source,
  list: OrderList,
  { limit, skip = 0, after }: Part,
  values: Values,
): string {
  const conditions = after
    ? [...isInSpan(spanAfter(list), values), isAfter(after, list.sort, values)]
    : isInSpan(list, values);
  return `
    SELECT so.order_id, so.placed_at::text AS placed_at, so.amount FROM (${source}) so
     WHERE ${conditions.join(' AND ') || 'true'} ${orderBy(list.sort)}
     LIMIT ${values.add(limit, 'int')} OFFSET ${values.add(skip, 'int')}`;
}
