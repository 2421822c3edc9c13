-- The machines with serial numbers of the order $1, in the sequence of its lines, with the numbers that were sent.
SELECT machine.product_id AS "productId", product.title AS name, sum(line.quantity)::int AS quantity,
       coalesce((SELECT json_agg(json_build_object('_id', sent.id, 'serial', sent.serial) ORDER BY sent.created_at, sent.id)
                   FROM delivered_machine sent
                  WHERE sent.order_id = $1 AND sent.product_id = machine.product_id), '[]') AS delivered
  FROM line_item line
  JOIN product_variant variant ON variant.id = line.variant_id
  JOIN machine ON machine.product_id = variant.product_id AND machine.serial_scheme IS NOT NULL
  JOIN product ON product.id = machine.product_id
 WHERE line.order_id = $1
 GROUP BY machine.product_id, product.title
 ORDER BY min(line.created_at), machine.product_id
