-- Pieces to put back into stock once a refund is made, as [{ productId, quantity }], null for none; and when they were.
-- The previous version leaves all of these null, and the next look at a refund that it has booked puts the pieces back.
ALTER TABLE order_refund
  ADD COLUMN restock jsonb,
  ADD COLUMN restocked_at timestamptz;
-- what the request of the key asked for
ALTER TABLE refund_key ADD COLUMN restock jsonb;
