-- Deletes $1 links of orders that have ended, but none that another process is deleting. Those of an order that was
-- paid within a day stay: the page that paid it may still report its payment.
DELETE FROM payment_link WHERE token_hash IN (
  SELECT link.token_hash FROM payment_link link JOIN storefront_order so ON so.order_id = link.order_id
   WHERE so.state <> 'unpaid' AND coalesce(so.paid_at < now() - interval '1 day', true)
   LIMIT $1 FOR UPDATE OF link SKIP LOCKED)
