-- Adds the note $2 with the text $3 to the order $1, by the member of staff with the customer $4 and the email $5.
INSERT INTO note (id, resource_type, resource_id, value, author_id)
SELECT $2, 'order', order_id, $3, staff_id($5, $4) FROM storefront_order WHERE order_id = $1
RETURNING id
