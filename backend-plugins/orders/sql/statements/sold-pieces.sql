-- The sales of the product $1, newest first, from before the order $2. The first line of an order is found by the order
-- itself, as in storefront_order_of_product.
WITH before AS (SELECT placed_at, order_id FROM storefront_order WHERE order_id = $2),
sale AS (
  (SELECT order_id, placed_at, 0 AS place FROM storefront_order
    WHERE product_id = $1 AND ($2::text IS NULL OR (placed_at, order_id) < (SELECT placed_at, order_id FROM before))
    ORDER BY placed_at DESC, order_id DESC LIMIT $3)
  UNION ALL
  (SELECT so.order_id, so.placed_at, further.place FROM line_item further JOIN storefront_order so USING (order_id)
    WHERE further.product_id = $1 AND further.place > 0
      AND ($2::text IS NULL OR (so.placed_at, so.order_id) < (SELECT placed_at, order_id FROM before))
    ORDER BY so.placed_at DESC, so.order_id DESC LIMIT $3))
SELECT sale.order_id AS "orderId", "order".display_id AS number, placed_at AS at, -line.quantity AS change
  FROM sale JOIN line_item line USING (order_id, place) JOIN "order" ON "order".id = sale.order_id
 ORDER BY placed_at DESC, sale.order_id DESC LIMIT $3
