SELECT item.product_id AS "productId", item.variant_id AS "variantId", item.former AS price
  FROM price_change_item item JOIN price_change change ON change.id = item.change_id
  JOIN priced_product priced USING (product_id, variant_id)
 WHERE change.id = $1 AND priced.currency_code = change.currency_code AND priced.unit_price = item.latter
