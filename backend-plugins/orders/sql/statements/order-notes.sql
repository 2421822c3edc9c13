-- The notes about the order $1, oldest first. Staff without a login in the stock admin write them as customers.
SELECT note.id AS _id, note.created_at AS at, note.value AS text, person_email(author_id) AS by
  FROM note WHERE resource_type = 'order' AND resource_id = $1 AND deleted_at IS NULL
 ORDER BY created_at, id
