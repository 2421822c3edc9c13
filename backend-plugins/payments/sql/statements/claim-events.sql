-- Claims up to $1 due events, or only the event $2, for one attempt each. A claim postpones the next attempt; if the
-- process dies, the next attempt takes over.
WITH next AS MATERIALIZED (
  SELECT id FROM stripe_event
   WHERE handled_at IS NULL AND next_attempt_at <= now() AND ($2::varchar IS NULL OR id = $2)
   ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
UPDATE stripe_event
   SET attempts = attempts + 1, next_attempt_at = next_attempt(attempts)
  FROM next
 WHERE stripe_event.id = next.id
RETURNING stripe_event.id, type, payment;
