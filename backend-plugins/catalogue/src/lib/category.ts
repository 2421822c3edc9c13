import type { Category } from '@harrow/contract';
import { invalidField, type ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/** The categories that a message names; the others are counted. */
const MAX_NAMED = 30;

/** The message for an unknown category, with the handles of all categories. */
export function unknownCategory(handles: readonly string[]): string {
  const named = handles.toSorted().slice(0, MAX_NAMED).join(', ');
  const more = handles.length - MAX_NAMED;
  const known = ` There are ${named}${more > 0 ? ` and ${more} more` : ''}.`;
  return `There is no such category.${handles.length === 0 ? '' : known}`;
}

/** The refusal of a category that does not exist. */
export async function noSuchCategory(manager: EntityManager): Promise<ShopError> {
  const all: { handle: string }[] = await manager.query('SELECT handle FROM product_category');
  const message = unknownCategory(all.map(({ handle }) => handle));
  return invalidField('category', message);
}

/** A row of the view `shown_category`. */
type CategoryRow = Omit<Category, 'children' | 'count'> & {
  id: string;
  parent: string | null;
};

/** Selects the categories that shoppers see in the order that staff gave them. */
export const SELECT_CATEGORIES = `
  SELECT id, parent_category_id AS parent, handle, name, description, img
    FROM shown_category ORDER BY rank, id`;

/** Puts categories under their parents, in the order of the rows; `counts` are products by id. */
export function asTree(
  rows: CategoryRow[],
  counts: ReadonlyMap<string, number>,
  under: string | null = null,
): Category[] {
  return rows
    .filter(({ parent }) => parent === under)
    .map(({ id, parent: _, ...category }) => ({
      ...category,
      count: counts.get(id) ?? 0,
      children: asTree(rows, counts, id),
    }));
}
