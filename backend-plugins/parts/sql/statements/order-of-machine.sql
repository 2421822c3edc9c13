-- The order $1 with its customer, the handle of the machine $2, its pieces and how many of their serial numbers are known;
-- no row if the order is unknown or has no such machine.
SELECT "order".customer_id AS "customerId", "order".state IN ('paid', 'shipped') AS "isPaid",
       coalesce(product.handle, product.id) AS handle, ordered.pieces,
       (SELECT count(*)::int FROM delivered_machine sent
         WHERE sent.order_id = "order".order_id AND sent.product_id = $2) AS delivered
  FROM storefront_order "order"
  JOIN machine ON machine.product_id = $2
  JOIN product ON product.id = machine.product_id
 CROSS JOIN LATERAL (
       SELECT sum(line.quantity)::int AS pieces
         FROM line_item line JOIN product_variant variant ON variant.id = line.variant_id
        WHERE line.order_id = "order".order_id AND variant.product_id = $2) ordered
 WHERE "order".order_id = $1 AND ordered.pieces > 0
