-- Claims an unfinished erasure for one attempt. The next attempt is due after 30 s, doubling up to an hour. If the
-- process dies, the next attempt takes over.
UPDATE erasure
   SET attempts = attempts + 1,
       next_attempt_at = now() + least(30 * 2 ^ least(attempts, 10), 3600) * interval '1 second'
 WHERE customer_id = (SELECT customer_id FROM erasure WHERE done_at IS NULL AND next_attempt_at <= now()
                       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING customer_id
