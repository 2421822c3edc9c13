-- Returns pieces ($2) of the order $1 to the stock, but of no line more than it has taken and not given back. Lines
-- without that count are left alone. The rows of the stock are locked in the order of their ids, as by the statement that
-- places orders.
WITH back AS MATERIALIZED (
  SELECT line_item_id, variant_id, taken_pieces AS taken, least(sum(given.quantity), taken_pieces)::int AS pieces
    FROM tell_stock_cause('put_back', NULL, $1) CROSS JOIN jsonb_to_recordset($2) AS given ("productId" text, quantity bigint)
    JOIN order_line line ON line.order_id = $1 AND line.product_id = given."productId"
   WHERE taken_pieces > 0
   GROUP BY line_item_id, variant_id, taken_pieces),
locked AS MATERIALIZED (
  SELECT id AS variant_id FROM product_variant
   WHERE id IN (SELECT variant_id FROM back)
   ORDER BY id FOR NO KEY UPDATE),
lines AS (
  UPDATE line_item SET taken_pieces = taken - pieces FROM back WHERE id = line_item_id),
-- the previous version returns the pieces of an only line by it
only_line AS (
  UPDATE storefront_order SET taken_pieces = taken - pieces FROM back WHERE order_id = $1 AND lines = 1)
UPDATE product_variant variant
   SET inventory_quantity = variant.inventory_quantity + back.pieces, updated_at = now()
  FROM back JOIN locked USING (variant_id)
 WHERE variant.id = back.variant_id
