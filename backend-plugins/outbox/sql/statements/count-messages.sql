-- The number of messages with the kind $1, the state $2 and the order $3; null means any.
SELECT count(*)::int AS count
  FROM outbox
 WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR state = $2) AND ($3::varchar IS NULL OR stream = 'order:' || $3)
