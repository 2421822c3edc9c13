-- Sets a new secret ($2) of a webhook ($1); the former one also signs for a day.
UPDATE webhook_endpoint
   SET former_secret = secret, former_secret_until = now() + interval '1 day', secret = $2, secret_changed_at = now()
 WHERE id = $1
RETURNING *
