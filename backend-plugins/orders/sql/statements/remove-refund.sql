-- Removes the record of a refund ($2) of an order ($1): the order counts as paid by its amount ($3) again.
WITH removed AS (
  DELETE FROM refund WHERE id = $2),
reduced AS (
  UPDATE payment
     SET amount_refunded = amount_refunded - $3, updated_at = now(),
         data = data || jsonb_build_object('refunded', amount_refunded - $3,
                                           'refundedThere', amount_refunded - $3)
   WHERE order_id = $1 AND captured_at IS NOT NULL
  RETURNING amount_refunded)
UPDATE "order"
   SET payment_status = CASE WHEN (SELECT sum(amount_refunded) FROM reduced) > 0
                             THEN 'partially_refunded'::order_payment_status_enum
                             ELSE 'captured' END,
       updated_at = now()
 WHERE id = $1;
