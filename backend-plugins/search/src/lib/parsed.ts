import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/** The words of a search as parsed by PostgreSQL; queries are `tsquery` values as text. */
export type Parsed = {
  query: string;
  /** The same for products that have all of it in their names. */
  inName: string;
  /** The words as typed, without synonyms and prefixes, in names. */
  exactly: string | null;
  /**
   * For a single word: the categories that all of whose products match, by number, and the query for the
   * other products.
   */
  either: { categories: number[]; own: string } | null;
  /** The categories that have one of the words in their names. */
  categories: string | null;
  folded: string;
  /** The text in the form in which part numbers are compared; null if it cannot be one. */
  sku: string | null;
  /** Each word as typed, and its stem. */
  typed: { token: string; stem: string }[];
};

const PARSE = new PreparedStatement<
  Omit<Parsed, 'query' | 'inName' | 'either'> & { query: string | null }
>(
  'search_parse',
  `SELECT query::text, exactly::text, categories::text, folded, sku,
          (SELECT coalesce(json_agg(json_build_object('token', token, 'stem', catalogue_search_stem(token))), '[]')
             FROM unnest(catalogue_search_split($1)) AS token) AS typed
     FROM catalogue_search_parse($1, true)`,
);

/** A lexeme of a query, and whether it is a prefix. */
const LEXEME = /('[^']*')(:\*)?/g;

/** Restricts a query to names, which have the weight A: cheaper than a filtered copy of each document. */
const inNames = (query: string): string =>
  query.replace(LEXEME, (_, lexeme: string, beginning?: string) =>
    beginning === undefined ? `${lexeme}:A` : `${lexeme}${beginning}A`,
  );

/** Drops repeated alternatives, which the index would look up each time. */
function withoutRepetitions(query: string): string {
  const distinct = (alternatives: string) => [...new Set(alternatives.split(' | '))].join(' | ');
  return /[(&]/.test(query)
    ? query.replace(
        /\( ([^()&]+) \)/g,
        (_, alternatives: string) => `( ${distinct(alternatives)} )`,
      )
    : distinct(query);
}

const CATEGORY = /^'@(\d+)'$/;

/** Separates the categories from the other alternatives of a query that consists of alternatives only. */
function eitherOf(query: string): Parsed['either'] {
  if (/[(&]/.test(query)) return null;
  const alternatives = query.split(' | ');
  const categories = alternatives.flatMap((each) => CATEGORY.exec(each)?.[1] ?? []).map(Number);
  const own = alternatives.filter((each) => !CATEGORY.test(each)).join(' | ');
  return categories.length === 0 ? null : { categories, own };
}

/** Returns null if there is nothing to search for, such as in a text of punctuation. */
export async function parseWords(snapshot: EntityManager, words: string): Promise<Parsed | null> {
  const [parsed] = await PARSE.run(snapshot, [words]);
  if (!parsed?.query) return null;
  const query = withoutRepetitions(parsed.query);
  const exactly = parsed.exactly && inNames(parsed.exactly);
  return { ...parsed, query, inName: inNames(query), either: eitherOf(query), exactly };
}
