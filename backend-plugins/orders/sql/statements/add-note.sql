-- Adds the note $2 with the text $3 to the order $1. Its author is the login of the stock admin with the email $5, or
-- else the customer $4.
INSERT INTO note (id, resource_type, resource_id, value, author_id)
SELECT $2, 'order', order_id, $3,
       coalesce((SELECT id FROM "user" WHERE lower(email) = $5 AND deleted_at IS NULL LIMIT 1), $4)
  FROM storefront_order WHERE order_id = $1
RETURNING id
