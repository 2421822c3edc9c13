SELECT id AS "_id", type, attempts, next_attempt_at AS "nextAttemptAt", last_error AS "lastError",
       received_at AS "receivedAt", order_of_event(payment) AS "orderId"
  FROM stripe_event WHERE handled_at IS NULL
 ORDER BY attempts DESC, received_at DESC, id LIMIT $1;
