-- Locks the stock returned by the orders $1, in the same order as a purchase.
SELECT id FROM product_variant
 WHERE id IN (SELECT variant_id FROM line_item WHERE order_id = ANY ($1)) ORDER BY id FOR NO KEY UPDATE
