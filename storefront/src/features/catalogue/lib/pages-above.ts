import type { Category } from '@harrow/contract';
import type { Step } from '@/components/ui/breadcrumb';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { pathTo } from './category-path';

type Named = Pick<Category, 'handle' | 'name'>;

/** The home page and the list of all products. */
export const ABOVE_CATEGORIES: Step[] = [
  { label: messages.layout.home, to: paths.home },
  { label: messages.catalogue.allTitle, to: paths.products },
];

export const stepTo = ({ handle, name }: Named): Step => ({
  label: name,
  to: paths.category(handle),
});

/** Returns the pages above a product of this category; without one, the list of all products. */
export function pagesAbove(category: Named | null, tree: readonly Category[] = []): Step[] {
  if (!category) return ABOVE_CATEGORIES;
  const path = pathTo(tree, category.handle);
  return [...ABOVE_CATEGORIES.slice(0, 1), ...(path.length > 0 ? path : [category]).map(stepTo)];
}
