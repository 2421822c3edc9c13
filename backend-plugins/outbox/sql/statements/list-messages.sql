-- A page ($4, $5) of the messages with the kind $1, the state $2 and the order $3, newest first; null means any.
SELECT outbox.id AS "_id", kind, subject, outbox.order_id AS "orderId", o.display_id AS "orderNumber", state, attempts,
       CASE WHEN state = 'due' THEN next_attempt_at END AS "nextAttemptAt", last_error AS problem,
       outbox.created_at AS "createdAt", done_at AS "doneAt"
  FROM outbox LEFT JOIN "order" o ON o.id = outbox.order_id
 WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR state = $2)
   AND ($3::varchar IS NULL OR stream = 'order:' || $3)
 ORDER BY outbox.id DESC LIMIT $4 OFFSET $5
