-- Makes a message ($1) due again on behalf of an admin ($2). The row stays the same, and so do the ids for the
-- receiver.
UPDATE outbox
   SET state = 'due', attempts = 0, next_attempt_at = now(), last_error = NULL, done_at = NULL,
       replayed_by = $2, replayed_at = now()
 WHERE id = $1 AND state <> 'due'
