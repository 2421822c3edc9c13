import type { ReadManager } from '@harrow/plugin-kit';
import { inStates, isInSpan, type OrderList, type Source, type Span } from './order-lists';
import { type CountByState, toCounts } from './order-counts';
import type { OrderState } from './order-state';
import { type SearchTerm, toTerms } from './search-terms';
import { Values } from './sql-values';

/** Buyers and products that are looked up one by one; more of them match a good part of the orders. */
const MAX_SUBJECTS = 2000;

/** Orders of these that are sorted and counted for each page. */
const MAX_SORTED = 30_000;

/** The longest words are counted, to begin with the rarest. */
const MAX_COUNTED_TERMS = 4;

/** The result of looking up the words of a search. Each list holds ids. */
export type Found = {
  terms: SearchTerm[];
  /** Buyers and products whose orders all match. */
  buyers: string[];
  products: string[];
  /** Those with the rarest word: some of their orders may match. */
  mixed: string[];
  /** Orders that match by themselves. */
  matching: string[];
  /** Other orders that were looked at, and do not match. */
  others: string[];
  /** Whether more than `MAX_SUBJECTS` match; the lists of buyers and products are incomplete then. */
  isBroad: boolean;
};

type Subject = {
  kind: 'buyer' | 'product';
  subject_id: string;
  is_certain: boolean;
  texts: number;
};

/** Whether a column of words has a term. */
const hasTerm = ({ patterns }: SearchTerm, column: string, values: Values): string =>
  `(${patterns
    .map((pattern) => `${column} LIKE order_search_fold(${values.add(pattern, 'text')})`)
    .join(' OR ')})`;

/** Whether the payment of the order `so` begins like a term; its form lets the index be used. */
const hasPayment = ({ payment }: SearchTerm, values: Values): string =>
  payment === null ? 'false' : `so.transaction_id LIKE ${values.add(payment, 'text')}`;

/** The buyer's words of the order `so`; for an erased buyer, only the pseudonym. */
const BUYER = `CASE WHEN so.is_erased
  THEN (SELECT order_search_fold(email) FROM customer WHERE id = so.customer_id)
  ELSE order_search_buyer(o.email, a) END`;

/**
 * Whether the order `so` itself has every term. With `EXISTS`, the planner would hash every order of the
 * shop.
 */
export function hasTerms(terms: SearchTerm[], values: Values): string {
  const conditions = terms.map(
    (term) => `(${hasTerm(term, 'has.words', values)} OR ${hasPayment(term, values)}
      OR so.order_id = ${values.add(term.word, 'text')}
      OR has.display_id = ${values.add(term.number, 'int')})`,
  );
  return `coalesce((
    SELECT ${conditions.join(' AND ')}
      FROM (SELECT o.display_id, concat_ws(chr(1), ${BUYER}, (
                     SELECT string_agg(order_search_line(title, part_number), chr(1))
                       FROM line_item WHERE order_id = o.id)) AS words
              FROM "order" o LEFT JOIN address a ON a.id = o.shipping_address_id
             WHERE o.id = so.order_id OFFSET 0) has LIMIT 1), false)`;
}

const SELECT_PROGRESS = 'SELECT filled FROM order_words_progress';

/** Returns the term that the fewest buyers and products have. */
async function rarestOf(
  manager: ReadManager,
  terms: SearchTerm[],
): Promise<SearchTerm | undefined> {
  const longest = terms
    .toSorted((one, other) => other.word.length - one.word.length)
    .slice(0, MAX_COUNTED_TERMS);
  if (longest.length < 2) return longest[0];
  const values = new Values();
  const counts = longest.map(
    (term, place) => `
      SELECT ${place} AS place, count(*)::int AS count
        FROM (SELECT FROM order_search_words
               WHERE ${hasTerm(term, 'words', values)} LIMIT ${MAX_SUBJECTS + 1}) few`,
  );
  const [rarest]: { place: number }[] = await manager.query(
    `${counts.join(' UNION ALL ')} ORDER BY count LIMIT 1`,
    values.list,
  );
  return longest[rarest?.place ?? 0];
}

/** Looks at the orders that a term names, and at those whose words have not been added, few as they are. */
async function findOrders(
  manager: ReadManager,
  terms: SearchTerm[],
): Promise<{ order_id: string; matches: boolean }[]> {
  // run first, so that the next query is planned with the actual number
  const [progress]: { filled: number }[] = await manager.query(SELECT_PROGRESS);
  const values = new Values();
  const numbers = terms.flatMap(({ number }) => number ?? []);
  const words = terms.map(({ word }) => word);
  const candidates = [
    `SELECT id FROM "order" WHERE display_id > ${values.add(progress?.filled ?? 0, 'int')}`,
    `SELECT id FROM "order" WHERE display_id = ANY (${values.add(numbers, 'int[]')})`,
    `SELECT id FROM "order" WHERE id = ANY (${values.add(words, 'varchar[]')})`,
    ...terms
      .filter(({ payment }) => payment !== null)
      .map(
        (term) => `(SELECT order_id FROM storefront_order so
           WHERE ${hasPayment(term, values)} LIMIT ${MAX_SUBJECTS + 1})`,
      ),
  ];
  return await manager.query(
    `SELECT so.order_id, ${hasTerms(terms, values)} AS matches
       FROM (${candidates.join(' UNION ')}) candidate (order_id)
       JOIN storefront_order so USING (order_id)`,
    values.list,
  );
}

/** Finds the buyers and products that have a term, by an index. */
async function findSubjects(
  manager: ReadManager,
  rarest: SearchTerm,
  terms: SearchTerm[],
): Promise<Subject[]> {
  const values = new Values();
  const hasAll = terms.map((term) => hasTerm(term, 'words', values)).join(' AND ');
  return await manager.query(
    `SELECT kind, subject_id, count(*)::int AS texts,
            bool_or(has_all) AND NOT EXISTS (
              SELECT FROM order_search_words other
               WHERE other.is_other AND other.subject_id = found.subject_id) AS is_certain
       FROM (SELECT kind, subject_id, ${hasAll} AS has_all FROM order_search_words
              WHERE ${hasTerm(rarest, 'words', values)} LIMIT ${MAX_SUBJECTS + 1}) found
      GROUP BY kind, subject_id`,
    values.list,
  );
}

/**
 * Looks words up in the numbers, ids and payments of orders, and in the words of buyers and products.
 * The orders come first: the words of one that has been added in between are then among the words.
 */
export async function findByWords(manager: ReadManager, words: string): Promise<Found> {
  const terms = toTerms(words);
  const orders = await findOrders(manager, terms);
  const rarest = await rarestOf(manager, terms);
  const subjects = rarest ? await findSubjects(manager, rarest, terms) : [];
  const idsOf = (isMeant: (subject: Subject) => boolean) =>
    subjects.filter(isMeant).map(({ subject_id }) => subject_id);
  return {
    terms,
    buyers: idsOf(({ kind, is_certain }) => kind === 'buyer' && is_certain),
    products: idsOf(({ kind, is_certain }) => kind === 'product' && is_certain),
    mixed: idsOf(({ is_certain }) => !is_certain),
    matching: orders.filter(({ matches }) => matches).map(({ order_id }) => order_id),
    others: orders.filter(({ matches }) => !matches).map(({ order_id }) => order_id),
    isBroad:
      orders.length > MAX_SUBJECTS ||
      subjects.reduce((sum, { texts }) => sum + texts, 0) > MAX_SUBJECTS,
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
             UNION ALL SELECT FROM line_item WHERE place > 0 AND product_id = ANY ($2)
             LIMIT ${MAX_SORTED + 1}) few`,
    [
      [...buyers, ...mixed],
      [...products, ...mixed],
    ],
  );
  return (row?.count ?? 0) > MAX_SORTED;
}

/** Whether the order `so` has one of the products in its first line, or in a further one; each by an index. */
const hasProduct = (products: string): [string, string] => [
  `so.product_id = ${products}`,
  `so.order_id = ANY (ARRAY(
     SELECT order_id FROM line_item WHERE place > 0 AND product_id = ${products}))`,
];

/** The same for each order of a list. With `EXISTS`, the planner would hash every line of the shop. */
const sellsOneOf = (products: string): string => `(so.product_id = ${products}
  OR so.lines > 1 AND coalesce((SELECT true FROM line_item further
       WHERE further.order_id = so.order_id AND place > 0 AND further.product_id = ${products} LIMIT 1), false))`;

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
  const { buyers, products, mixed, matching, terms } = found;
  const branches = [select(`so.order_id = ${ids(matching)}`)];
  if (buyers.length > 0) branches.push(selectOf(`so.customer_id = ${ids(buyers)}`));
  if (products.length > 0) {
    for (const isSold of hasProduct(ids(products))) branches.push(selectOf(isSold));
  }
  if (mixed.length > 0) {
    const has = hasTerms(terms, values);
    branches.push(selectOf(`so.customer_id = ${ids(mixed)}`, has));
    for (const isSold of hasProduct(ids(mixed))) branches.push(selectOf(isSold, has));
  }
  return branches.join(' UNION ');
}

/** The same orders, found by looking at each one in the order of the list. */
export function foundInOrder(
  found: Found,
  list: Pick<OrderList, 'states' | 'sort'>,
  values: Values,
): Source {
  const ids = (list: string[]) => `ANY (${values.add(list, 'varchar[]')})`;
  const has = hasTerms(found.terms, values);
  const isMatching = `so.order_id = ${ids(found.matching)}`;
  if (found.isBroad) return inStates(list, `(${isMatching} OR ${has})`);
  const { buyers, products, mixed, others } = found;
  const condition = `(${isMatching} OR so.order_id <> ALL (${values.add(others, 'varchar[]')}) AND (
      so.customer_id = ${ids(buyers)} OR ${sellsOneOf(ids(products))}
      OR (so.customer_id = ${ids(mixed)} OR ${sellsOneOf(ids(mixed))}) AND ${has}))`;
  return inStates(list, condition);
}

/** Counts the orders of a source, which has their states. */
export async function countSource(
  manager: ReadManager,
  source: Source,
  values: Values,
): Promise<CountByState> {
  const query = `SELECT state, count(*)::int AS count FROM (${source}) so GROUP BY state`;
  return toCounts(await manager.query(query, values.list));
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
  return await countSource(manager, source, values);
}

/** Joins all orders with the words; only those with several texts or lines are looked at one by one. */
function allFound(found: Found, states: readonly OrderState[], span: Span, values: Values): Source {
  const ids = (list: string[]) => `ANY (${values.add(list, 'varchar[]')})`;
  const { terms, matching, others } = found;
  const columns = terms.map(
    (term, place) => `bool_or(${hasTerm(term, 'words', values)}) AS has_${place}`,
  );
  const wordsOf = (kind: string) => `
    SELECT subject_id, bool_or(is_other) AS is_mixed, ${columns.join(', ')}
      FROM order_search_words WHERE kind = '${kind}' GROUP BY subject_id`;
  const hasEach = terms.map(
    (term, place) => `(coalesce(buyer.has_${place}, false) OR coalesce(product.has_${place}, false)
                       OR coalesce(${hasPayment(term, values)}, false))`,
  );
  const conditions = [`so.state = ${ids([...states])}`, ...isInSpan(span, values)];
  return `
    SELECT so.state FROM storefront_order so
      LEFT JOIN (${wordsOf('buyer')}) buyer ON buyer.subject_id = so.customer_id
      LEFT JOIN (${wordsOf('product')}) product ON product.subject_id = so.product_id
     WHERE ${conditions.join(' AND ')}
       AND (so.order_id = ${ids(matching)}
         OR so.order_id <> ALL (${values.add(others, 'varchar[]')}) AND (
           CASE WHEN so.lines > 1 OR buyer.is_mixed OR product.is_mixed THEN ${hasTerms(terms, values)}
                ELSE ${hasEach.join(' AND ')} END))`;
}
