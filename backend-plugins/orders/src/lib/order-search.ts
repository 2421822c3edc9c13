import type { ReadManager } from '@harrow/plugin-kit';
import { inStates, isInSpan, type OrderFilter, type OrderList, type Source } from './order-lists';
import { type CountByState, toCounts } from './order-counts';
import type { OrderState } from './order-state';
import { Values } from './sql-values';

/** Buyers and products that are looked up one by one; more of them match a good part of the orders. */
const MAX_SUBJECTS = 2000;

/** Orders of these that are sorted and counted for each page. */
const MAX_SORTED = 30_000;

/** The largest number that the engine's int4 column holds. */
const MAX_NUMBER = 2_147_483_647;

/** The result of looking up the words of a search. Each list holds ids. */
export type Found = {
  /** For LIKE, in the case that it was typed in. */
  pattern: string;
  /** Buyers and products all orders of which match. */
  buyers: string[];
  products: string[];
  /** Those with orders under several texts, one of which matches. */
  mixed: string[];
  /** Orders that match by themselves. */
  matching: string[];
  /** Orders whose texts have not been added yet, and which do not match. */
  others: string[];
  /** Whether more than `MAX_SUBJECTS` match; `buyers`, `products` and `mixed` are incomplete then. */
  isBroad: boolean;
};

type Span = Pick<OrderFilter, 'from' | 'to'>;

type Subject = { kind: 'buyer' | 'product'; subject_id: string; is_mixed: boolean };

/**
 * Whether the order `so` itself has the text. An `EXISTS` would be planned as a hash of all orders of the
 * shop.
 */
const hasText = (pattern: string) => `(
  SELECT order_buyer_text(o.email, a.first_name, a.last_name) LIKE lower(${pattern})
         OR lower(item.title) LIKE lower(${pattern})
    FROM "order" o JOIN line_item item ON item.order_id = o.id
    LEFT JOIN address a ON a.id = o.shipping_address_id
   WHERE o.id = so.order_id LIMIT 1)`;

const SELECT_PROGRESS = 'SELECT filled FROM order_search_progress';

/** Also finds orders whose texts have not been added, few as they are, and looks at each of them. */
const FIND_ORDERS = `
  SELECT so.order_id, ${hasText('$1')} AS matches
    FROM "order" o JOIN storefront_order so ON so.order_id = o.id WHERE o.display_id > $4
  UNION ALL SELECT order_id, true FROM storefront_order WHERE order_id = $2 OR transaction_id = $2
  UNION ALL SELECT id, true FROM "order" WHERE display_id = $3`;

const FIND_SUBJECTS = `
  SELECT found.kind, found.subject_id,
         EXISTS (SELECT FROM order_search_text other
                  WHERE other.is_other AND other.subject_id = found.subject_id) AS is_mixed
    FROM (SELECT kind, subject_id FROM order_search_text WHERE words LIKE lower($1)
           LIMIT ${MAX_SUBJECTS + 1}) found`;

/** The characters that mean something to LIKE are searched for as they are. */
const toPattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

function toNumber(words: string): number | null {
  const [, digits] = /^#?(\d{1,10})$/.exec(words) ?? [];
  return digits && Number(digits) <= MAX_NUMBER ? Number(digits) : null;
}

/**
 * Looks words up in the numbers, ids and payments of orders, and in the texts of buyers and products.
 * The orders come first: the texts of one that has been added in between are then among the texts.
 */
export async function findByWords(manager: ReadManager, words: string): Promise<Found> {
  const pattern = toPattern(words);
  // by itself, so that the number is known when the next query is planned
  const [progress]: { filled: number }[] = await manager.query(SELECT_PROGRESS);
  const orders: { order_id: string; matches: boolean }[] = await manager.query(FIND_ORDERS, [
    ...[pattern, words, toNumber(words)],
    progress?.filled ?? 0,
  ]);
  const subjects: Subject[] = await manager.query(FIND_SUBJECTS, [pattern]);
  const idsOf = (isMeant: (subject: Subject) => boolean) =>
    subjects.filter(isMeant).map(({ subject_id }) => subject_id);
  return {
    pattern,
    buyers: idsOf(({ kind, is_mixed }) => kind === 'buyer' && !is_mixed),
    products: idsOf(({ kind, is_mixed }) => kind === 'product' && !is_mixed),
    mixed: idsOf(({ is_mixed }) => is_mixed),
    matching: orders.filter(({ matches }) => matches).map(({ order_id }) => order_id),
    others: orders.filter(({ matches }) => !matches).map(({ order_id }) => order_id),
    isBroad: subjects.length > MAX_SUBJECTS,
  };
}

/** Whether so many orders may match that a list reads fewer by looking at each of its orders. */
export async function matchesMany(manager: ReadManager, found: Found): Promise<boolean> {
  if (found.isBroad) return true;
  const { buyers, products, mixed } = found;
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::int AS count
       FROM (SELECT FROM storefront_order WHERE customer_id = ANY ($1)
             UNION ALL SELECT FROM storefront_order WHERE product_id = ANY ($2)
             LIMIT ${MAX_SORTED + 1}) few`,
    [
      [...buyers, ...mixed],
      [...products, ...mixed],
    ],
  );
  return (row?.count ?? 0) > MAX_SORTED;
}

/** The orders found, by the indexes of buyers and products. */
export function foundBySubject(
  found: Found,
  states: readonly OrderState[],
  span: Span,
  values: Values,
): Source {
  const ids = (list: string[]) => `ANY (${values.add(list, 'varchar[]')})`;
  const shared = [`so.state = ${ids([...states])}`, ...isInSpan(span, values)];
  const select = (...conditions: string[]) => `
    SELECT so.order_id, so.placed_at, so.amount, so.state FROM storefront_order so
     WHERE ${[...shared, ...conditions].join(' AND ')}`;
  const selectOf = (...conditions: string[]) =>
    select(`so.order_id <> ALL (${values.add(found.others, 'varchar[]')})`, ...conditions);
  const { buyers, products, mixed, matching, pattern } = found;
  const branches = [select(`so.order_id = ${ids(matching)}`)];
  if (buyers.length > 0) branches.push(selectOf(`so.customer_id = ${ids(buyers)}`));
  if (products.length > 0) branches.push(selectOf(`so.product_id = ${ids(products)}`));
  if (mixed.length > 0) {
    const has = hasText(values.add(pattern, 'text'));
    branches.push(selectOf(`so.customer_id = ${ids(mixed)}`, has));
    branches.push(selectOf(`so.product_id = ${ids(mixed)}`, has));
  }
  return branches.join(' UNION ');
}

/** The same orders, found by looking at each one in the order of the list. */
export function foundInOrder(
  found: Found,
  { states, sort }: Pick<OrderList, 'states' | 'sort'>,
  values: Values,
): Source {
  const ids = (list: string[]) => `ANY (${values.add(list, 'varchar[]')})`;
  const has = hasText(values.add(found.pattern, 'text'));
  const isMatching = `so.order_id = ${ids(found.matching)}`;
  if (found.isBroad) return inStates(states, { sort, condition: `(${isMatching} OR ${has})` });
  const { buyers, products, mixed, others } = found;
  const condition = `(${isMatching} OR so.order_id <> ALL (${values.add(others, 'varchar[]')}) AND (
      so.customer_id = ${ids(buyers)} OR so.product_id = ${ids(products)}
      OR (so.customer_id = ${ids(mixed)} OR so.product_id = ${ids(mixed)}) AND ${has}))`;
  return inStates(states, { sort, condition });
}

/** Counts the orders found in every state, however many they are. */
export async function countFound(
  manager: ReadManager,
  found: Found,
  states: readonly OrderState[],
  span: Span,
): Promise<CountByState> {
  const values = new Values();
  const source = found.isBroad
    ? allFound(found, states, span, values)
    : foundBySubject(found, states, span, values);
  const query = `SELECT state, count(*)::int AS count FROM (${source}) so GROUP BY state`;
  return toCounts(await manager.query(query, values.list));
}

/** Joins all orders with the texts; only those with several texts, or none yet, are looked at. */
function allFound(found: Found, states: readonly OrderState[], span: Span, values: Values): Source {
  const pattern = values.add(found.pattern, 'text');
  const ids = (list: string[]) => `ANY (${values.add(list, 'varchar[]')})`;
  const texts = (kind: string) => `
    SELECT subject_id, bool_or(words LIKE lower(${pattern})) AS matches, bool_or(is_other) AS is_mixed
      FROM order_search_text WHERE kind = '${kind}' GROUP BY subject_id`;
  const conditions = [`so.state = ${ids([...states])}`, ...isInSpan(span, values)];
  return `
    SELECT so.state FROM storefront_order so
      LEFT JOIN (${texts('buyer')}) buyer ON buyer.subject_id = so.customer_id
      LEFT JOIN (${texts('product')}) product ON product.subject_id = so.product_id
     WHERE ${conditions.join(' AND ')}
       AND (so.order_id = ${ids(found.matching)}
         OR so.order_id <> ALL (${values.add(found.others, 'varchar[]')}) AND (
           CASE WHEN buyer.is_mixed OR product.is_mixed THEN ${hasText(pattern)}
                ELSE coalesce(buyer.matches, false) OR coalesce(product.matches, false) END))`;
}
