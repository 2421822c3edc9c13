import { PreparedStatement, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type CategoryBranch, CategoryTree } from '../category-tree';
import type { LookedUp } from './lexicon';

const LOOK_UP = new PreparedStatement<LookedUp & { branches: CategoryBranch[] }>(
  'search_look_up',
  sqlStatement('@harrow/search', 'look-up-words'),
);

/** Splits a text, and reads what the database knows about its words, together with all categories. */
export async function lookUp(
  snapshot: EntityManager,
  text: string,
): Promise<{ lookedUp: LookedUp; tree: CategoryTree }> {
  const [row] = await LOOK_UP.run(snapshot, [text]);
  if (!row) throw new Error('The look-up of words returned no row.');
  const { branches, ...lookedUp } = row;
  return { lookedUp, tree: new CategoryTree(branches) };
}
