import type { Suggestions } from '@harrow/contract';
import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type CategoryBranch, type CategoryTree, setsOf } from './category-tree';
import type { Parsed } from './query/parse';
import { byRelevance, isNamed } from './ranking';
import { Values } from './statement';

/** The best suggestions are chosen from this many candidates, because short input matches very many. */
const MAX_CANDIDATES = 400;
/** Input of this length matches too many words, so only names that begin with it are suggested. */
const SHORT = 2;

/** The category that all parts are in, if a shop tells them from machines. */
const PARTS = 'parts';
const MAX_PARTS = 4;
const MAX_MACHINES = 2;

/** A suggested product; `isPart` is null in a shop that does not tell parts from machines. */
type SuggestedProduct = { id: string; isPart: boolean | null };

/** U+10FFFF comes after every character. */
const BEGINS_SO = (folded: string) =>
  `found.name >= ${folded} AND found.name < ${folded} || chr(1114111)`;

const candidates = (condition: string, { from = 'catalogue_search', order = '' } = {}) =>
  `(SELECT found.number FROM ${from} found WHERE ${condition} ${order} LIMIT ${MAX_CANDIDATES})`;

/**
 * Returns the products that match unfinished input: those with matching names, and others only if there are
 * none. The best parts come first, and then the best machines.
 */
export async function suggestProducts(
  snapshot: EntityManager,
  tree: CategoryTree,
  parsed: Parsed,
): Promise<SuggestedProduct[]> {
  const parts = tree.find(PARTS);
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
  const best = async (
    sources: ((values: Values) => string)[],
    areNamed: boolean,
  ): Promise<SuggestedProduct[]> => {
    const values = new Values();
    const numbers = sources.map((source) => source(values)).join(' UNION ALL ');
    const isPart = parts
      ? `found.set_number = ANY (${setsOf(values.add(tree.numbersIn(parts), 'int[]'))})`
      : 'NULL::boolean';
    return await snapshot.query(
      `SELECT id, "isPart"
         FROM (SELECT found.product_id AS id, "isPart",
                      row_number() OVER (PARTITION BY "isPart"
                                         ORDER BY ${byRelevance(parsed, values, { areNamed })}) AS place
                 FROM catalogue_search found CROSS JOIN LATERAL (SELECT ${isPart} AS "isPart" OFFSET 0) AS kind
                WHERE found.number = ANY (ARRAY(${numbers}))) AS ranked
        WHERE place <= CASE "isPart" WHEN true THEN ${MAX_PARTS} WHEN false THEN ${MAX_MACHINES}
                                     ELSE ${MAX_PARTS + MAX_MACHINES} END
        ORDER BY "isPart" DESC, place`,
      values.list,
    );
  };
  if (parsed.folded.length <= SHORT) return await best([begins], true);
  const those = await best([begins, named], true);
  return those.length > 0 ? those : await best([found, inCategories], false);
}

const COUNT_IN = new PreparedStatement<{ count: number }>(
  'search_count_in',
  `SELECT count(*)::int AS count FROM catalogue_search_facet
    WHERE set_number = ANY (${setsOf('$1::int[]')})`,
);

/** Returns the categories that have all words in their names, the last one perhaps unfinished. */
export async function suggestCategories(
  snapshot: EntityManager,
  tree: CategoryTree,
  { words }: Parsed,
  limit: number,
): Promise<Suggestions['categories']> {
  const fits = ({ words: own }: CategoryBranch) =>
    words.every(({ text, stem, german }) =>
      own.some(
        (word) =>
          word === stem || word.startsWith(text) || (german ? word.startsWith(german) : false),
      ),
    );
  const counted = [];
  for (const branch of tree.branches.filter(fits).slice(0, limit)) {
    const [row] = await COUNT_IN.run(snapshot, [tree.numbersIn(branch)]);
    const { handle, name, img } = branch;
    counted.push({ handle, name, count: row?.count ?? 0, img });
  }
  return counted;
}
