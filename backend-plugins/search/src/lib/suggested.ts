import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { CategoryBranch, CategoryTree } from './category-tree';
import type { Parsed } from './parsed';
import { setsOf } from './product-query';
import { byRelevance, isNamed } from './ranking';
import { Values } from './statement';

/** The best suggestions are chosen from this many candidates, because short input matches very many. */
const MAX_CANDIDATES = 400;
/** Input of this length matches too many words, so only names that begin with it are suggested. */
const SHORT = 2;

/** U+10FFFF comes after every character. */
const BEGINS_SO = (folded: string) =>
  `found.name >= ${folded} AND found.name < ${folded} || chr(1114111)`;

const candidates = (condition: string, { from = 'catalogue_search', order = '' } = {}) =>
  `(SELECT found.number FROM ${from} found WHERE ${condition} ${order} LIMIT ${MAX_CANDIDATES})`;

/**
 * Returns the ids of the products that match unfinished input, the best first: those with matching names,
 * and others only if there are none.
 */
export async function suggestProducts(
  snapshot: EntityManager,
  parsed: Parsed,
  limit: number,
): Promise<string[]> {
  const begins = (values: Values) =>
    candidates(BEGINS_SO(values.add(parsed.folded, 'text')), { order: 'ORDER BY found.name' });
  const named = (values: Values) => candidates(isNamed(parsed, values, true));
  const { either } = parsed;
  const found = (values: Values) =>
    candidates(`found.document @@ ${values.add(either?.own ?? parsed.query, 'tsquery')}`);
  const inCategories = (values: Values) =>
    candidates(
      `found.set_number = ANY (${setsOf(values.add(either?.categories ?? [], 'int[]'))})`,
      { from: 'catalogue_search_facet' },
    );
  const best = async (sources: ((values: Values) => string)[]) => {
    const values = new Values();
    const numbers = sources.map((source) => source(values)).join(' UNION ALL ');
    const rows: { id: string }[] = await snapshot.query(
      `SELECT found.product_id AS id FROM catalogue_search found
        WHERE found.number = ANY (ARRAY(${numbers}))
        ORDER BY ${byRelevance(parsed, values)} LIMIT ${values.add(limit, 'int')}`,
      values.list,
    );
    return rows.map(({ id }) => id);
  };
  if (parsed.folded.length <= SHORT) return await best([begins]);
  const those = await best([begins, named]);
  return those.length > 0 ? those : await best([found, inCategories]);
}

const COUNT_IN = new PreparedStatement<{ count: number }>(
  'search_count_in',
  `SELECT count(*)::int AS count FROM catalogue_search_facet WHERE set_number = ANY ($1::int[])`,
);

/** Returns the categories that have all words in their names, the last one perhaps unfinished. */
export async function suggestCategories(
  snapshot: EntityManager,
  tree: CategoryTree,
  { typed }: Parsed,
  limit: number,
): Promise<(CategoryBranch & { count: number })[]> {
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
