-- The notes about the customer $1, and about each order of theirs, oldest first, without their authors.
SELECT note.resource_id AS "orderId", note.created_at AS at, note.value AS text, note.id
  FROM note JOIN storefront_order so ON so.order_id = note.resource_id
 WHERE so.customer_id = $1 AND note.resource_type = 'order' AND note.deleted_at IS NULL
UNION ALL
SELECT NULL, created_at, value, id
  FROM note WHERE resource_id = $1 AND resource_type = 'customer' AND deleted_at IS NULL
 ORDER BY at, id
