SELECT movement.id::text AS id, at, change, after, cause, reason, order_id AS "orderId", "order".display_id AS number,
       person_email(actor_id) AS by
  FROM stock_movement movement LEFT JOIN "order" ON "order".id = order_id
 WHERE product_id = $1 AND ($2::bigint IS NULL OR movement.id < $2)
 ORDER BY movement.id DESC LIMIT $3
