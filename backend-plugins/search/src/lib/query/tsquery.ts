/** A query of PostgreSQL's full text search: a lexeme, all of several queries, or any of them. */
export type TsQuery =
  | { readonly lexeme: string; readonly isPrefix: boolean }
  | { readonly all: readonly TsQuery[] }
  | { readonly any: readonly TsQuery[] };

/** Matches documents with a lexeme, or with one that begins so. */
export const lexeme = (text: string, isPrefix = false): TsQuery => ({ lexeme: text, isPrefix });

/** Matches products with a part number that begins so, or one of whose later parts does. */
export const beginsCode = (code: string): TsQuery => lexeme(`#${code}`, true);

/** Matches the documents that match all queries, ignoring null; null without any query. */
export function allOf(queries: readonly (TsQuery | null)[]): TsQuery | null {
  const all = queries.flatMap((query) => (query && 'all' in query ? query.all : (query ?? [])));
  return all.length > 1 ? { all } : (all[0] ?? null);
}

/** Matches the documents that match any query, ignoring null; null without any query. */
export function anyOf(queries: readonly (TsQuery | null)[]): TsQuery | null {
  const any = queries.flatMap((query) => (query && 'any' in query ? query.any : (query ?? [])));
  // the index would look up a repeated one each time
  const distinct = [...new Map(any.map((query) => [toText(query), query])).values()];
  return distinct.length > 1 ? { any: distinct } : (distinct[0] ?? null);
}

/** Returns the text of a `tsquery`. In names, the lexemes must have the weight A. */
export function toText(query: TsQuery, where: 'anywhere' | 'in names' = 'anywhere'): string {
  if ('lexeme' in query) {
    const quoted = query.lexeme.replace(/['\\]/g, '$&$&');
    const flags = (query.isPrefix ? '*' : '') + (where === 'in names' ? 'A' : '');
    return `'${quoted}'${flags && ':'}${flags}`;
  }
  const [parts, operator] = 'all' in query ? [query.all, ' & '] : [query.any, ' | '];
  return `(${parts.map((part) => toText(part, where)).join(operator)})`;
}
