-- One more than may be changed, so that too many are noticed.
SELECT product_id AS "productId", variant_id AS "variantId", title AS name, sku, former, latter::text AS latter, problem
  FROM planned_prices($1, $2, $3, $4, $5, $6, $7, $8)
 ORDER BY lower(title), product_id LIMIT $9
