-- Returns the pieces that the lines of the order $1 took rather than their quantities, because staff may have switched
-- "manage inventory" since. Lines without that count were placed by an earlier version, or by the engine before this
-- plugin was installed; for them, the current setting decides. The rows of the stock are locked in the order of their
-- ids, as by the statement that places orders.
WITH held AS MATERIALIZED (
  SELECT variant.id AS variant_id,
         sum(coalesce(item.taken_pieces, so.taken_pieces,
                      CASE WHEN variant.manage_inventory THEN item.quantity ELSE 0 END)) AS pieces
    FROM tell_stock_cause('given_back', NULL, $1) CROSS JOIN line_item item
    JOIN product_variant variant ON variant.id = item.variant_id
    LEFT JOIN storefront_order so ON so.order_id = item.order_id
   WHERE item.order_id = $1
   GROUP BY variant.id),
locked AS MATERIALIZED (
  SELECT id AS variant_id FROM product_variant
   WHERE id IN (SELECT variant_id FROM held WHERE pieces > 0)
   ORDER BY id FOR NO KEY UPDATE),
cleared AS (UPDATE storefront_order SET taken_pieces = 0 WHERE order_id = $1),
cleared_lines AS (UPDATE line_item SET taken_pieces = 0 WHERE order_id = $1)
UPDATE product_variant variant
   SET inventory_quantity = variant.inventory_quantity + held.pieces, updated_at = now()
  FROM held JOIN locked USING (variant_id)
 WHERE variant.id = held.variant_id
