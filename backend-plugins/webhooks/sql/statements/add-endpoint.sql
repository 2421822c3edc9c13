-- Adds an address unless the maximum ($5) is reached. The caller holds the lock of the table.
INSERT INTO webhook_endpoint (id, url, events, secret)
SELECT $1, $2, $3, $4
 WHERE (SELECT count(*) FROM webhook_endpoint) < $5::int
RETURNING *
