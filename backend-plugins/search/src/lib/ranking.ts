import type { SearchOrder } from '@harrow/contract';
import type { Parsed } from './query/parse';
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
const hasSku = (sku: string, values: Values, isPrefix = false) =>
  `found.document @@ ${values.add(`'#${sku}'${isPrefix ? ':*' : ''}`, 'tsquery')}`;

/**
 * The condition of products that have all words in their names, or a part number that begins so. They come first,
 * whatever the rest of the score. Only the names are indexed: `inIndex` uses the index and suits
 * conditions; the other form is faster for a row that has been read, and suits sorting.
 */
export function isNamed({ query, inName, sku }: Parsed, values: Values, inIndex = false): string {
  const named = inIndex
    ? `ts_filter(found.document, '{a}') @@ ${values.add(query, 'tsquery')}`
    : `found.document @@ ${values.add(inName, 'tsquery')}`;
  return sku === null ? named : `(${named} OR ${hasSku(sku, values, true)})`;
}

const when = (condition: string, points: number) =>
  `CASE WHEN ${condition} THEN ${points} ELSE 0 END`;

/** The part number comes first, then the exact name, names that begin so, and names with all words. */
function scoreOf(parsed: Parsed, values: Values): string {
  const { exactly, categories, folded, phrase, sku, query } = parsed;
  const name = values.add(folded, 'text');
  const parts = [
    when(`found.name = ${name}`, 64),
    when(`found.name ^@ ${name}`, 16),
    when(`found.name ^@ (${name} || ' ')`, 16), // a plow before a plowshare
    when(`found.document @@ ${values.add(query, 'tsquery')}`, 1),
  ];
  if (phrase !== null) {
    parts.push(when(`strpos(found.name, ${values.add(phrase, 'text')}) > 0`, 8));
  }
  if (sku !== null) {
    const number = values.add(sku, 'text');
    parts.push(when(`found.skus @> ARRAY[${number}]`, 128), when(hasSku(sku, values), 28));
  }
  if (exactly !== null) {
    parts.push(when(`found.document @@ ${values.add(exactly, 'tsquery')}`, 16));
  }
  if (categories !== null) {
    parts.push(when(`found.document @@ ${values.add(categories, 'tsquery')}`, 3));
  }
  return `(${parts.join(' + ')})`;
}

/** The number of words in the name or in those of the categories, rather than only mentioned. */
const titledBy = ({ titles }: Parsed, values: Values): string[] => {
  const titled = titles.map((query) =>
    when(`found.document @@ ${values.add(query, 'tsquery')}`, 1),
  );
  return titled.length > 0 ? [`(${titled.join(' + ')}) DESC`] : [];
};

/** The place of the nearest figure that a product has among all near ones, for each typed figure. */
const distances = ({ near }: Parsed, values: Values): string[] =>
  near.map((lexemes) => {
    const places = lexemes.map((lexeme, place) => {
      const query = values.add(`'${lexeme}'`, 'tsquery');
      return `WHEN found.document @@ ${query} THEN ${place}`;
    });
    return `CASE ${places.join(' ')} END`;
  });

/** The order by relevance. Where `areNamed`, the products have all words in their names, which need no count. */
export const byRelevance = (
  parsed: Parsed,
  values: Values,
  { areNamed = false }: { areNamed?: boolean } = {},
): string =>
  [
    `${isNamed(parsed, values)} DESC`,
    ...(areNamed ? [] : titledBy(parsed, values)),
    ...distances(parsed, values),
    `${scoreOf(parsed, values)} DESC`,
    TIES,
  ].join(', ');

/** The other orders. Products that no words tell apart are the newest first. */
export const bySort = (sort: SearchOrder): string => ORDERS[sort === 'relevance' ? 'newest' : sort];
