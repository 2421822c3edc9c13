-- Assigns a payment intent ($2) to an order ($3). Returns no row if another order has it or it is
-- being refunded; a refunded payment stays refunded, however late its events arrive.
INSERT INTO payment_intent
       (id, intent_id, order_id, customer_id, amount, currency_code, status)
VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (intent_id) DO UPDATE
   SET order_id = EXCLUDED.order_id, updated_at = now(),
       status = CASE payment_intent.status
                WHEN 'refunded' THEN 'refunded' ELSE EXCLUDED.status END
 WHERE (payment_intent.order_id IS NULL OR payment_intent.order_id = EXCLUDED.order_id)
   AND (payment_intent.status NOT IN ('refund_due', 'refunded')
        OR EXCLUDED.status = 'refund_due')
RETURNING id;
