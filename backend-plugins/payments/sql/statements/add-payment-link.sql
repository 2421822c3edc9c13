-- Adds the link with the hash $1 to the order $2, if staff have placed it for a customer whose address is verified, and
-- it is unpaid. Returns a row if it does.
INSERT INTO payment_link (token_hash, order_id)
SELECT $1, so.order_id FROM storefront_order so JOIN shop_account account ON account.customer_id = so.customer_id
 WHERE so.order_id = $2 AND so.placed_by IS NOT NULL AND so.state = 'unpaid' AND account.email_verified
RETURNING order_id
