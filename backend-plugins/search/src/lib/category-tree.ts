import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/** A category that shoppers see. */
export type CategoryBranch = {
  id: string;
  number: number;
  handle: string;
  name: string;
  img: string;
  /** The lexemes of its name, without those of its parents. */
  words: string[];
  /** The numbers from the top level down to its own. */
  path: number[];
};

/** Active and public categories whose parents are also active and public, in the order set by staff. */
const BRANCHES = `
  WITH RECURSIVE branch AS (
    SELECT category.id, category.handle, category.name, category.metadata, known.number, known.words,
           ARRAY[known.number] AS path, ARRAY[category.rank] AS ranks
      FROM product_category category
      JOIN catalogue_search_category known ON known.category_id = category.id
     WHERE category.parent_category_id IS NULL AND category.is_active AND NOT category.is_internal
    UNION ALL
    SELECT category.id, category.handle, category.name, category.metadata, known.number, known.words,
           branch.path || known.number, branch.ranks || category.rank
      FROM branch
      JOIN product_category category ON category.parent_category_id = branch.id
      JOIN catalogue_search_category known ON known.category_id = category.id
     WHERE category.is_active AND NOT category.is_internal)
  SELECT id, number, handle, name, coalesce(metadata->>'image', '') AS img, words, path
    FROM branch ORDER BY ranks, id`;

const SETS = `
  SELECT set_number AS "setNumber", numbers FROM catalogue_search_category_set
   WHERE $1::int[] IS NULL OR set_number = ANY ($1)`;

const listOf = (rows: string) => `(SELECT coalesce(json_agg(row), '[]') FROM (${rows}) row)`;

type CategorySet = { setNumber: number; numbers: number[] };

/** Reads both in one statement, because a second round trip would cost more than the read. */
const SELECT_TREE = new PreparedStatement<{ branches: CategoryBranch[]; sets: CategorySet[] }>(
  'search_tree',
  `SELECT ${listOf(BRANCHES)} AS branches, ${listOf(SETS)} AS sets`,
);

/** The categories of one state of the shop, and which of them products of a combination count for. */
export class CategoryTree {
  private readonly byHandle: Map<string, CategoryBranch>;
  /** The numbers of all categories that hold the products of a combination, by its number. */
  private readonly holders: Map<number, Set<number>>;

  private constructor(
    readonly branches: CategoryBranch[],
    sets: CategorySet[],
  ) {
    this.byHandle = new Map(branches.map((branch) => [branch.handle, branch]));
    const paths = new Map(branches.map(({ number, path }) => [number, path]));
    this.holders = new Map(
      sets.map(({ setNumber, numbers }) => [
        setNumber,
        new Set(numbers.flatMap((number) => paths.get(number) ?? [])),
      ]),
    );
  }

  /** Reads the categories and the combinations with these numbers, or all of them. */
  static async read(snapshot: EntityManager, setNumbers?: number[]): Promise<CategoryTree> {
    const [read] = await SELECT_TREE.run(snapshot, [setNumbers ?? null]);
    return new CategoryTree(read?.branches ?? [], read?.sets ?? []);
  }

  find(handle: string): CategoryBranch | undefined {
    return this.byHandle.get(handle);
  }

  /** Returns the numbers of the categories that products of a combination count for. */
  holdersOf(setNumber: number): ReadonlySet<number> {
    return this.holders.get(setNumber) ?? new Set();
  }

  /** Returns the numbers of a category and of those below it. */
  numbersIn({ number }: CategoryBranch): number[] {
    return this.branches.filter(({ path }) => path.includes(number)).map((each) => each.number);
  }

  /** Returns the combinations whose products are in a category or below it. */
  setsIn({ number }: CategoryBranch): number[] {
    return [...this.holders].filter(([, holders]) => holders.has(number)).map(([set]) => set);
  }
}
