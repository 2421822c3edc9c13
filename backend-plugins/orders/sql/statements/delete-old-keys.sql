-- Deletes $2 keys that are older than $1 days, but none that another process is deleting.
DELETE FROM order_idempotency_key WHERE (customer_id, key) IN (
  SELECT customer_id, key FROM order_idempotency_key
   WHERE created_at < now() - make_interval(days => $1)
   LIMIT $2 FOR UPDATE SKIP LOCKED)
