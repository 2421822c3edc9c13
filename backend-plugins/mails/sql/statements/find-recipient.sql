-- The customer $2, or the buyer of the order $1, whether the address is verified, and the language of the order.
SELECT c.email, c.first_name, c.last_name, coalesce(account.email_verified, false) AS is_verified,
       coalesce((SELECT language FROM storefront_order WHERE order_id = $1), 'en') AS language
  FROM customer c LEFT JOIN shop_account account ON account.customer_id = c.id
 WHERE c.id = coalesce($2, (SELECT customer_id FROM storefront_order WHERE order_id = $1)) AND c.deleted_at IS NULL
