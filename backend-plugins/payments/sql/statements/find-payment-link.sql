-- The order of the link with the hash $1, as long as its mail went to the address that the customer still has.
SELECT so.order_id
  FROM payment_link link JOIN storefront_order so ON so.order_id = link.order_id
  JOIN shop_account account ON account.customer_id = so.customer_id AND account.email_verified
 WHERE link.token_hash = $1
