-- Pauses a webhook ($1) for $2 seconds.
UPDATE webhook_endpoint
   SET paused_until = greatest(paused_until, now() + make_interval(secs => $2))
 WHERE id = $1
