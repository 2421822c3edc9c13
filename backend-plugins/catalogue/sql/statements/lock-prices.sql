-- The stock admin changes prices without the product's lock.
SELECT id FROM money_amount
 WHERE id IN (SELECT base.id FROM base_price base JOIN product_variant variant ON variant.id = base.variant_id
               WHERE variant.product_id = ANY ($1))
 ORDER BY id FOR NO KEY UPDATE
