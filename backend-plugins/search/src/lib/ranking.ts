import type { SearchOrder } from '@harrow/contract';
import type { Parsed } from './parsed';
import type { Values } from './statement';

/** Orders equal scores: the shorter name is the closer match. */
const TIES = `found.name_words, found.in_stock DESC, found.rating DESC NULLS LAST,
              found.created_at DESC, found.product_id DESC`;

/** The orders of products that need no words. */
const ORDERS: Record<Exclude<SearchOrder, 'relevance'>, string> = {
  newest: 'found.created_at DESC, found.product_id DESC',
  price: 'found.price, found.number',
  '-price': 'found.price DESC, found.number DESC',
  name: 'found.name, found.number',
  rating: 'found.rating DESC NULLS LAST, found.number DESC',
};

/** Products whose part number is the text, or ends with it from the beginning of one of its parts. */
const hasSku = (sku: string) => `found.document @@ ('''#' || ${sku} || '''')::tsquery`;

/**
 * The condition of products that have all words in their names, or the part number. They come first,
 * whatever the rest of the score. Only the names are indexed: `inIndex` uses the index and suits
 * conditions; the other form is faster for a row that has been read, and suits sorting.
 */
export function isNamed({ query, inName, sku }: Parsed, values: Values, inIndex = false): string {
  const named = inIndex
    ? `ts_filter(found.document, '{a}') @@ ${values.add(query, 'tsquery')}`
    : `found.document @@ ${values.add(inName, 'tsquery')}`;
  return sku === null ? named : `(${named} OR ${hasSku(values.add(sku, 'text'))})`;
}

const when = (condition: string, points: number) =>
  `CASE WHEN ${condition} THEN ${points} ELSE 0 END`;

/** The part number comes first, then the exact name, names that begin so, and names with all words. */
function scoreOf({ exactly, categories, folded, sku, query }: Parsed, values: Values): string {
  const name = values.add(folded, 'text');
  const parts = [
    when(`found.name = ${name}`, 64),
    when(`found.name ^@ ${name}`, 16),
    when(`found.name ^@ (${name} || ' ')`, 16), // a plow before a plowshare
    when(`found.document @@ ${values.add(query, 'tsquery')}`, 1),
  ];
  if (sku !== null) {
    const number = values.add(sku, 'text');
    parts.push(when(`found.skus @> ARRAY[${number}]`, 128), when(hasSku(number), 28));
  }
  if (exactly !== null) {
    parts.push(when(`found.document @@ ${values.add(exactly, 'tsquery')}`, 16));
  }
  if (categories !== null) {
    parts.push(when(`found.document @@ ${values.add(categories, 'tsquery')}`, 3));
  }
  return `(${parts.join(' + ')})`;
}

/** The order by relevance. */
export const byRelevance = (parsed: Parsed, values: Values): string =>
  `${isNamed(parsed, values)} DESC, ${scoreOf(parsed, values)} DESC, ${TIES}`;

/** The other orders. Products that no words tell apart are the newest first. */
export const bySort = (sort: SearchOrder): string => ORDERS[sort === 'relevance' ? 'newest' : sort];
