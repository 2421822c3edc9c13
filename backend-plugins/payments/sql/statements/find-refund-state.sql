-- The version of a payment ($1), which its mark changes, and the sum that is recorded as refunded.
SELECT intent.xmin::text AS version, paid.amount_refunded AS refunded
  FROM payment_intent intent
  LEFT JOIN storefront_order so ON so.transaction_id = intent.intent_id
  LEFT JOIN payment paid ON paid.order_id = so.order_id AND paid.captured_at IS NOT NULL
 WHERE intent.intent_id = $1;
