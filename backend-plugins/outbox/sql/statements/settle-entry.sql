-- Records the outcome of an attempt ($2) of an entry ($1): its state ($3), problem ($4) and result ($5). An entry that
-- stays due waits longer each time, and at least $6 seconds. Only the last claim can record an outcome; late attempts
-- are ignored. Once the entry is settled, the next one of its stream and lane is due.
WITH settled AS (
  UPDATE outbox
     SET state = $3, last_error = $4, result = $5,
         next_attempt_at = CASE WHEN $3 = 'due' THEN greatest(next_attempt(attempts - 1), now() + make_interval(secs => $6))
                                ELSE now() END,
         done_at = CASE WHEN $3 IN ('done', 'dropped') THEN now() END
   WHERE id = $1 AND attempts = $2 AND state = 'due'
  RETURNING id, stream, lane, state)
UPDATE outbox SET next_attempt_at = now()
  FROM settled
 WHERE settled.state <> 'due' AND outbox.attempts = 0
   AND outbox.id = (SELECT id FROM outbox next
                     WHERE next.stream = settled.stream AND next.lane = settled.lane AND next.state = 'due'
                       AND next.id > settled.id ORDER BY id LIMIT 1)
