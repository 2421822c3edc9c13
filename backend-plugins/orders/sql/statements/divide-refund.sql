-- Divides the record of a refund ($1): takes an amount ($2) off it, and adds a record ($3) of that amount
-- and the same moment.
WITH whole AS (UPDATE refund SET amount = amount - $2 WHERE id = $1 RETURNING *)
INSERT INTO refund (id, order_id, payment_id, amount, reason, note, metadata, created_at, updated_at)
SELECT $3, order_id, payment_id, $2, reason, note, metadata, created_at, updated_at FROM whole;
