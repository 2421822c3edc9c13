-- The refunds without a credit note of the orders $1, oldest first, with the invoice and the total refunded and
-- credited amounts of the order. Days are in the time zone $2.
SELECT refund.order_id AS "orderId", refund.id AS "refundId", refund.amount,
       to_char(refund.created_at AT TIME ZONE $2, 'YYYY-MM-DD') AS "refundedOn",
       (SELECT provider_refund_id FROM order_refund WHERE record_id = refund.id) AS reference,
       invoice.content AS invoice,
       (SELECT sum(amount)::bigint FROM refund every WHERE every.order_id = refund.order_id)::float8 AS refunded,
       (SELECT coalesce(sum(amount), 0)::bigint FROM paper
         WHERE kind = 'credit-note' AND order_id = refund.order_id)::float8 AS credited
  FROM refund
  JOIN paper invoice ON invoice.kind = 'invoice' AND invoice.cause_id = refund.order_id AND invoice.content IS NOT NULL
 WHERE refund.order_id = ANY ($1)
   AND NOT EXISTS (SELECT FROM paper WHERE kind = 'credit-note' AND cause_id = refund.id)
 ORDER BY refund.created_at, refund.id
