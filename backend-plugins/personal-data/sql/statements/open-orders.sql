-- The orders of the customer $1 that prevent an erasure or must be canceled first.
SELECT o.id, o.display_id AS number, so.state
  FROM storefront_order so JOIN "order" o ON o.id = so.order_id
 WHERE so.customer_id = $1 AND so.state IN ('unpaid', 'paid') ORDER BY o.display_id
