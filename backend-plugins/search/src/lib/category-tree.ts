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

/** The combinations of categories, by number, that have one of these categories. */
export const setsOf = (numbers: string): string =>
  `ARRAY(SELECT set_number FROM catalogue_search_category_set WHERE numbers && ${numbers})`;

/** The categories that shoppers see in one state of the shop, in the order set by staff. */
export class CategoryTree {
  private readonly byHandle: Map<string, CategoryBranch>;
  private readonly byNumber: Map<number, CategoryBranch>;

  constructor(readonly branches: CategoryBranch[]) {
    this.byHandle = new Map(branches.map((branch) => [branch.handle, branch]));
    this.byNumber = new Map(branches.map((branch) => [branch.number, branch]));
  }

  static async read(manager: EntityManager): Promise<CategoryTree> {
    const branches: CategoryBranch[] = await manager.query(
      `SELECT id, number, handle, name, img, words, path
         FROM catalogue_search_shown_category ORDER BY ranks, id`,
    );
    return new CategoryTree(branches);
  }

  find(handle: string): CategoryBranch | undefined {
    return this.byHandle.get(handle);
  }

  /** Returns the numbers of the categories that a product in these categories counts for. */
  holdersOf(numbers: readonly number[]): ReadonlySet<number> {
    return new Set(numbers.flatMap((number) => this.byNumber.get(number)?.path ?? []));
  }

  /** Returns the numbers of a category and of those below it. */
  numbersIn({ number }: CategoryBranch): number[] {
    return this.branches.filter(({ path }) => path.includes(number)).map((each) => each.number);
  }

  /** Returns the numbers of the categories with a word in their names or those of their parents. */
  named(lexeme: string, isPrefix: boolean): number[] {
    const isNamed = ({ words }: CategoryBranch) =>
      isPrefix ? words.some((word) => word.startsWith(lexeme)) : words.includes(lexeme);
    const named = new Set(this.branches.filter(isNamed).map(({ number }) => number));
    return this.branches
      .filter(({ path }) => path.some((number) => named.has(number)))
      .map(({ number }) => number);
  }
}
