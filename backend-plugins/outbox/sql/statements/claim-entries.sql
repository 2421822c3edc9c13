-- Claims up to $2 entries of the kind $1 for one attempt each, except in the lanes $5. A claim postpones the next
-- attempt, at first by $3 seconds, so the entries of a dead process become due again without cleanup. An entry with $4
-- attempts fails: the process of the last one has died.
--
-- Only the first due entry of a stream and lane is claimed. The entries behind it are postponed too; otherwise each
-- claim would read all entries that wait for an unreachable receiver. Those behind an entry that fails are not.
WITH next AS MATERIALIZED (
  SELECT id, stream, lane, attempts, now() + wait_after(attempts, $3) AS next_attempt_at
    FROM outbox
   WHERE kind = $1 AND state = 'due' AND next_attempt_at <= now() AND lane <> ALL ($5::text[])
     AND NOT EXISTS (SELECT FROM outbox earlier
                      WHERE earlier.stream = outbox.stream AND earlier.lane = outbox.lane
                        AND earlier.state = 'due' AND earlier.id < outbox.id)
   ORDER BY outbox.next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED),
later AS (
  UPDATE outbox SET next_attempt_at = next.next_attempt_at
    FROM next
   WHERE outbox.stream = next.stream AND outbox.lane = next.lane AND outbox.state = 'due'
     AND outbox.id > next.id AND outbox.attempts = 0 AND next.attempts < $4)
UPDATE outbox
   SET attempts = least(next.attempts + 1, $4),
       next_attempt_at = CASE WHEN next.attempts < $4 THEN next.next_attempt_at ELSE now() END,
       state = CASE WHEN next.attempts < $4 THEN 'due' ELSE 'failed' END,
       last_error = CASE WHEN next.attempts < $4 THEN last_error ELSE 'process_ended' END
  FROM next
 WHERE outbox.id = next.id
RETURNING outbox.id, kind, outbox.lane, subject, order_id AS "orderId", cause, payload, dedupe_key AS "dedupeKey",
          outbox.attempts, created_at AS "createdAt", state
