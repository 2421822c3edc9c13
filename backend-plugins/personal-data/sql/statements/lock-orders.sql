-- Locks all orders of the customer $1, in the order of their ids, so that none is paid, shipped or refunded meanwhile.
SELECT id FROM "order" WHERE customer_id = $1 ORDER BY id FOR NO KEY UPDATE
