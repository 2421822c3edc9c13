import type { CategoryBranch, CategoryTree } from './category-tree';

/** Products that match the words and that no facet tells apart. */
export type Group = {
  /** The combination of categories that they are directly in, and the numbers of those. */
  setNumber: number;
  numbers: number[];
  inStock: boolean;
  /** Whether they meet the filter of the price. */
  isInPrice: boolean;
  /** Whether they have the chosen figures. */
  isFigured: boolean;
  count: number;
  lowest: number;
  highest: number;
};

/** Prices in the smallest unit. */
export type Facets = {
  count: number;
  inStock: number;
  price: { lowest: number; highest: number } | null;
  /** Products by the number of the category that holds them. */
  byCategory: Map<number, number>;
};

type Filters = {
  tree: CategoryTree;
  category: CategoryBranch | undefined;
  onlyInStock: boolean;
};

/** Returns the number of products in all groups. */
export const countOf = (groups: Group[]): number =>
  groups.reduce((total, { count }) => total + count, 0);

/** Whether the products of a group are in the category or below it. */
export const isIn =
  (category: CategoryBranch, tree: CategoryTree) =>
  ({ numbers }: Group): boolean =>
    tree.holdersOf(numbers).has(category.number);

/** Counts each facet under all filters except its own, and the results under all filters. */
export function foldFacets(all: Group[], { tree, category, onlyInStock }: Filters): Facets {
  const groups = all.filter(({ isFigured }) => isFigured);
  const isInCategory = category ? isIn(category, tree) : () => true;
  const isInStock = ({ inStock }: Group) => inStock || !onlyInStock;
  const isInPrice = (group: Group) => group.isInPrice;

  const byCategory = new Map<number, number>();
  for (const { numbers, count } of groups.filter(isInStock).filter(isInPrice)) {
    for (const holder of tree.holdersOf(numbers)) {
      byCategory.set(holder, (byCategory.get(holder) ?? 0) + count);
    }
  }
  const priced = groups.filter(isInCategory).filter(isInStock);
  const matching = groups.filter(isInCategory).filter(isInPrice);
  return {
    count: countOf(matching.filter(isInStock)),
    inStock: countOf(matching.filter(({ inStock }) => inStock)),
    price:
      priced.length === 0
        ? null
        : {
            lowest: Math.min(...priced.map(({ lowest }) => lowest)),
            highest: Math.max(...priced.map(({ highest }) => highest)),
          },
    byCategory,
  };
}
