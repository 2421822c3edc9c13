-- Stores the re-encrypted secrets ($3, $4) of a webhook ($1), unless its secret ($2) has changed meanwhile.
UPDATE webhook_endpoint SET secret = $3, former_secret = $4 WHERE id = $1 AND secret = $2
