-- Ends a webhook ($1) whose receiver at this address ($2) has answered 410 to a message ($3); returns it if it has ended
-- it. The trigger drops the other messages. After a change of the address the message waits for the new receiver.
WITH ended AS (
  UPDATE webhook_endpoint SET ended_at = now() WHERE id = $1 AND url = $2 AND ended_at IS NULL
  RETURNING id)
UPDATE outbox SET state = 'dropped', last_error = 'http_410', done_at = now()
 WHERE id = $3 AND state = 'due' AND EXISTS (SELECT FROM ended)
RETURNING id
