import type { Category } from '@harrow/contract';

/** A category and those above it, the top one first. */
export interface CategoryPath {
  above: Category[];
  category: Category;
}

/** Returns the category with this handle and those above it; null if there is none. */
export function categoryPath(tree: readonly Category[], handle: string): CategoryPath | null {
  for (const category of tree) {
    if (category.handle === handle) return { above: [], category };
    const found = categoryPath(category.children, handle);
    if (found) return { ...found, above: [category, ...found.above] };
  }
  return null;
}

/** Returns the categories of the path, the top one first; none if there is no path. */
export const stepsOf = (path: CategoryPath | null): Category[] =>
  path ? [...path.above, path.category] : [];
