import type { Category } from '@harrow/contract';
import { IS_SOLD, SOLD_PRODUCTS } from './offer';

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

/** A row of `SELECT_CATEGORIES`. */
export type CategoryRow = Omit<Category, 'children'> & { id: string; parent: string | null };

/** Selects the categories, each with the number of products in it and below it; the currency is $1. */
export const SELECT_CATEGORIES = `
  WITH category AS MATERIALIZED (SELECT * FROM ${PUBLIC_CATEGORIES} AS public),
  held AS (
    SELECT holder AS id, count(DISTINCT p.id)::int AS count
      FROM ${SOLD_PRODUCTS}
      JOIN product_category_product link ON link.product_id = p.id
      JOIN category ON category.id = link.product_category_id
      CROSS JOIN LATERAL unnest(category.path) AS holder
     WHERE ${IS_SOLD} GROUP BY holder)
  SELECT id, parent_category_id AS parent, handle, name, description,
         coalesce(metadata->>'image', '') AS img, coalesce(held.count, 0) AS count
    FROM category LEFT JOIN held USING (id) ORDER BY rank, id`;

/** Puts categories under their parents, in the order of the rows. */
export function asTree(rows: CategoryRow[], under: string | null = null): Category[] {
  return rows
    .filter(({ parent }) => parent === under)
    .map(({ id, parent: _, ...category }) => ({ ...category, children: asTree(rows, id) }));
}
