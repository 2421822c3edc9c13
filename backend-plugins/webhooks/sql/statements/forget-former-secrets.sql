-- Forgets the former secrets that no longer sign.
UPDATE webhook_endpoint SET former_secret = NULL, former_secret_until = NULL WHERE former_secret_until <= now()
