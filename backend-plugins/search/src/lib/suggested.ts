import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { CategoryBranch, CategoryTree } from './category-tree';
import type { Parsed } from './parsed';
import { byRelevance } from './ranking';
import { Values } from './statement';

/** Of so many candidates the best are chosen; a shopper who is still typing may mean very many. */
const MAX_CANDIDATES = 400;
/** Beginnings of this length match too many words to look at: only names that begin so are suggested. */
const SHORT = 2;

/** U+10FFFF comes after every character. */
const BEGINS_SO = (folded: string) =>
  `found.name >= ${folded} AND found.name < ${folded} || chr(1114111)`;

const candidates = (condition: string, order = '') =>
  `(SELECT found.number FROM catalogue_search found WHERE ${condition} ${order} LIMIT ${MAX_CANDIDATES})`;

/** Returns the ids of the products that someone who has typed this may mean, the best first. */
export async function suggestProducts(
  snapshot: EntityManager,
  parsed: Parsed,
  limit: number,
): Promise<string[]> {
  const values = new Values();
  const query = values.add(parsed.query, 'tsquery');
  const begins = candidates(BEGINS_SO(values.add(parsed.folded, 'text')), 'ORDER BY found.name');
  const sources =
    parsed.folded.length <= SHORT
      ? [begins]
      : [
          begins,
          candidates(`ts_filter(found.document, '{a}') @@ ${query}`),
          candidates(`found.document @@ ${query}`),
        ];
  const rows: { id: string }[] = await snapshot.query(
    `SELECT found.product_id AS id FROM catalogue_search found
      WHERE found.number = ANY (ARRAY(${sources.join(' UNION ')}))
        AND (${query} IS NOT NULL)
      ORDER BY ${byRelevance(parsed, values)} LIMIT ${values.add(limit, 'int')}`,
    values.list,
  );
  return rows.map(({ id }) => id);
}

const LEXEMES = new PreparedStatement<{ token: string; stem: string }>(
  'search_lexemes',
  `SELECT token, catalogue_search_stem(token) AS stem FROM unnest(catalogue_search_split($1)) AS token`,
);

const COUNT_IN = new PreparedStatement<{ count: number }>(
  'search_count_in',
  `SELECT count(*)::int AS count FROM catalogue_search_facet WHERE set_number = ANY ($1::int[])`,
);

/** Returns the categories that have all words in their names, the last one perhaps unfinished. */
export async function suggestCategories(
  snapshot: EntityManager,
  tree: CategoryTree,
  words: string,
  limit: number,
): Promise<(CategoryBranch & { count: number })[]> {
  const typed = await LEXEMES.run(snapshot, [words]);
  const fits = ({ words: own }: CategoryBranch) =>
    typed.every(({ token, stem }) => own.some((word) => word === stem || word.startsWith(token)));
  const found = typed.length === 0 ? [] : tree.branches.filter(fits).slice(0, limit);
  const counted = [];
  for (const branch of found) {
    const [row] = await COUNT_IN.run(snapshot, [tree.setsIn(branch)]);
    counted.push({ ...branch, count: row?.count ?? 0 });
  }
  return counted;
}
