SELECT so.order_id AS "orderId", so.transaction_id AS "intentId",
       p.currency_code AS "currencyCode", p.amount AS paid, p.amount_refunded AS refunded
  FROM storefront_order so
  JOIN payment p ON p.order_id = so.order_id AND p.captured_at IS NOT NULL
 WHERE so.order_id = $1 AND so.transaction_id IS NOT NULL;
