import type { Category } from '@harrow/contract';

/** Returns the category with this handle and those above it, the top one first; empty if there is none. */
export function pathTo(tree: readonly Category[], handle: string | undefined): Category[] {
  for (const category of tree) {
    if (category.handle === handle) return [category];
    const below = pathTo(category.children, handle);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
