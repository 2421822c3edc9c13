-- A product that is gone keeps its name there.
SELECT item.product_id AS "productId", coalesce(product.title, item.product_id) AS name, variant.sku, former, latter
  FROM price_change_item item
  LEFT JOIN product ON product.id = item.product_id
  LEFT JOIN product_variant variant ON variant.id = item.variant_id
 WHERE change_id = $1
 ORDER BY lower(product.title), item.product_id LIMIT $2 OFFSET $3
