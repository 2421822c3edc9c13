import type { Category } from '@harrow/contract';

/**
 * The categories that shoppers see, as a subquery: active and public ones, whose parents are so too.
 * `path` has the ids from the top level down to the category itself.
 */
export const PUBLIC_CATEGORIES = `(
  WITH RECURSIVE tree AS (
    SELECT id, handle, name, description, metadata, rank, parent_category_id, ARRAY[id] AS path
      FROM product_category
     WHERE parent_category_id IS NULL AND is_active AND NOT is_internal
    UNION ALL
    SELECT c.id, c.handle, c.name, c.description, c.metadata, c.rank, c.parent_category_id,
           tree.path || c.id
      FROM tree JOIN product_category c ON c.parent_category_id = tree.id
     WHERE c.is_active AND NOT c.is_internal)
  SELECT * FROM tree)`;

/** The categories that a message names; the others are counted. */
const MAX_NAMED = 30;

/** The message for an unknown category, with the handles of all categories. */
export function unknownCategory(handles: readonly string[]): string {
  const named = handles.toSorted().slice(0, MAX_NAMED).join(', ');
  const more = handles.length - MAX_NAMED;
  const known = ` There are ${named}${more > 0 ? ` and ${more} more` : ''}.`;
  return `There is no such category.${handles.length === 0 ? '' : known}`;
}

/** A row of `SELECT_CATEGORIES`. */
type CategoryRow = Omit<Category, 'children' | 'count'> & {
  id: string;
  parent: string | null;
};

/** Selects the categories in the order that staff gave them. */
export const SELECT_CATEGORIES = `
  SELECT id, parent_category_id AS parent, handle, name, description,
         coalesce(metadata->>'image', '') AS img
    FROM ${PUBLIC_CATEGORIES} AS category ORDER BY rank, id`;

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
