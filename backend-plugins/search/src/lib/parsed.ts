import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/** What a shopper has typed, as PostgreSQL reads it; queries are texts of the type `tsquery`. */
export type Parsed = {
  query: string;
  /** The words as typed, without synonyms and beginnings. */
  exactly: string | null;
  /** The categories that have one of the words in their names. */
  categories: string | null;
  folded: string;
  /** As part numbers are compared; null if it cannot be one. */
  sku: string | null;
};

const PARSE = new PreparedStatement<Omit<Parsed, 'query'> & { query: string | null }>(
  'search_parse',
  `SELECT query::text, exactly::text, categories::text, folded, sku
     FROM catalogue_search_parse($1, true)`,
);

/** Returns null if there is nothing to search for, such as in a text of punctuation. */
export async function parseWords(snapshot: EntityManager, words: string): Promise<Parsed | null> {
  const [parsed] = await PARSE.run(snapshot, [words]);
  return parsed?.query ? { ...parsed, query: parsed.query } : null;
}
