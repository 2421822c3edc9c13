-- The last $2 messages in the lane of a webhook ($1), newest first, with order numbers and product names.
SELECT message.id, message.subject, message.order_id, o.display_id AS order_number, listed.product_id,
       product.title AS product, message.state, message.attempts, (message.result->>'status')::int AS status,
       message.last_error, message.created_at, message.next_attempt_at, message.done_at
  FROM outbox message
 CROSS JOIN LATERAL (SELECT nullif(message.payload->>'productId', '*') AS product_id) listed
  LEFT JOIN "order" o ON o.id = message.order_id
  LEFT JOIN product ON product.id = listed.product_id
 WHERE message.kind = 'webhook' AND message.lane = $1
 ORDER BY message.id DESC LIMIT $2
