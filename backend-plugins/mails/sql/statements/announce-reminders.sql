-- Announces one reminder for each unpaid order that reaches the age of $1 seconds within the next $2 seconds. Orders
-- with unverified addresses expire earlier and get no reminder.
SELECT announce('order.reminder', so.order_id, so.order_id)
  FROM storefront_order so LEFT JOIN shop_account account ON account.customer_id = so.customer_id
 WHERE so.state = 'unpaid' AND (NOT so.placed_unverified OR account.email_verified)
   AND so.placed_at >= now() - make_interval(secs => $1)
   AND so.placed_at < now() - make_interval(secs => $1 - $2)
   AND NOT EXISTS (SELECT FROM outbox WHERE dedupe_key = 'mail:order.reminder:' || so.order_id)
