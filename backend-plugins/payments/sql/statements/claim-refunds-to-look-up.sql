-- Claims undecided refunds for one lookup. `read_at` is before the provider's list is read.
UPDATE order_refund
   SET attempts = attempts + 1, updated_at = now(), next_attempt_at = next_attempt(attempts)
 WHERE id IN (SELECT id FROM order_refund WHERE status = 'asked' AND next_attempt_at <= now()
               ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
RETURNING id, intent_id, now()::text AS read_at;
