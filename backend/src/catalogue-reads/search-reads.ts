import type { ShownProducts } from '@harrow/catalogue';
import {
  FIGURE_PREFIX,
  type Language,
  search,
  searchParameters,
  searchQuery,
  suggest,
  suggestionsQuery,
} from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import type {} from '@harrow/search';
import * as z from 'zod/mini';
import type { Found, KeptRead } from './lookups';

/** Longer queries fall through to the application, which refuses those that are too long. */
const MAX_LENGTH = 2000;

/**
 * Reads the parameters of a query string as the application does. Returns undefined for what it reads
 * in another way: repeated, nested or malformed parameters.
 */
function parametersOf(text: string, known: object): Record<string, string> | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  try {
    decodeURIComponent(text);
  } catch {
    return undefined; // malformed
  }
  const parameters = [...new URLSearchParams(text)];
  const names = new Set(parameters.map(([name]) => name));
  const isKnown = (name: string) => name in known || name.startsWith(FIGURE_PREFIX);
  const isPlain = names.size === parameters.length && [...names].every(isKnown);
  return isPlain ? Object.fromEntries(parameters) : undefined;
}

/**
 * Returns the query that the parameters of this shape say; undefined if the application reads them in another
 * way, or refuses them.
 */
export function queryOf<Query>(
  schema: z.ZodMiniType<Query>,
  shape: object,
  text: string,
): Query | undefined {
  const parameters = parametersOf(text, shape);
  return parameters && z.safeParse(schema, parameters).data;
}

/** The same for equal queries, in whatever order their parameters come. */
export const keyOf = (path: string, parameters: object): string =>
  path +
  JSON.stringify(Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1)));

async function found(results: Promise<ShownProducts<unknown>>): Promise<Found> {
  const { shown, ids } = await results;
  return { json: JSON.stringify(shown), ids, on: 'groups' };
}

/**
 * Returns the read that answers a search or the request for suggestions; undefined for another URL, or
 * one that the application refuses.
 */
export function searchRead(
  products: Services['productSearchService'],
  url: string,
  language: Language,
): KeptRead | undefined {
  const found = queryRead(url, search.path, [searchParameters, searchQuery.shape], (query) =>
    products.find(query, language),
  );
  // as many as there are machines
  if (found) return new URLSearchParams(url.split('?')[1]).has('serial') ? undefined : found;
  return queryRead(url, suggest.path, [suggestionsQuery, suggestionsQuery.shape], ({ q }) =>
    products.suggest(q, language),
  );
}

/**
 * Returns the read of a path whose parameters have this schema and shape; undefined for another URL, or one that the
 * application refuses.
 */
export function queryRead<Query extends object>(
  url: string,
  path: string,
  [schema, shape]: readonly [z.ZodMiniType<Query>, object],
  read: (query: Query) => Promise<ShownProducts<unknown>>,
): KeptRead | undefined {
  const [given = '', text = ''] = url.split(/\?(.*)/s);
  if (given !== path) return undefined;
  const query = queryOf(schema, shape, text);
  return query && { key: keyOf(path, query), read: () => found(read(query)) };
}
