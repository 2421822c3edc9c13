-- The pinned notes about the customers $1, oldest first.
SELECT id AS _id, resource_id AS "customerId", created_at AS at, value AS text, person_email(author_id) AS by
  FROM note
 WHERE resource_id = ANY ($1) AND resource_type = 'customer' AND deleted_at IS NULL AND is_pinned(metadata)
 ORDER BY created_at, id
