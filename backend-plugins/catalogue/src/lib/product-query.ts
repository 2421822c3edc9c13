/**
 * One row a product that the shop can sell: published, with its first variant and that variant's
 * base price in the currency of parameter $1. `minimum` that staff left out or misspelt counts as 1.
 */
export const SELECT_PRODUCTS = `
  SELECT p.id AS "productId", v.id AS "variantId", p.title,
         coalesce(p.thumbnail, '') AS thumbnail, coalesce(p.description, '') AS description,
         price.id AS "priceId", price.amount AS "unitPrice", price.currency_code AS "currencyCode",
         greatest(v.inventory_quantity, 0) AS available,
         (extract(epoch FROM p.created_at) * 1000000)::float8 AS "createdAt",
         CASE WHEN p.metadata->>'minimum' ~ '^[1-9][0-9]{0,8}$'
              THEN (p.metadata->>'minimum')::int ELSE 1 END AS minimum
    FROM product p
    JOIN LATERAL (
      SELECT id, inventory_quantity FROM product_variant
       WHERE product_id = p.id AND deleted_at IS NULL
       ORDER BY variant_rank NULLS LAST, created_at, id LIMIT 1) v ON true
    JOIN LATERAL (
      SELECT ma.id, ma.amount, ma.currency_code
        FROM product_variant_money_amount link
        JOIN money_amount ma ON ma.id = link.money_amount_id
       WHERE link.variant_id = v.id AND ma.currency_code = $1
         AND ma.price_list_id IS NULL AND ma.deleted_at IS NULL
         AND ma.min_quantity IS NULL AND ma.max_quantity IS NULL
       ORDER BY ma.region_id NULLS FIRST, ma.created_at LIMIT 1) price ON true
   WHERE p.status = 'published' AND p.deleted_at IS NULL`;

/**
 * Newest first, ties by id, so that pages neither repeat nor skip a product. Ids are compared byte by
 * byte, as JavaScript compares them, whatever language the database sorts by.
 */
export const NEWEST_FIRST = 'ORDER BY p.created_at DESC, p.id COLLATE "C" DESC';
