-- Adds the note $2 with the text $3 about the customer $1, pinned if $6, by the member of staff with the customer $4 and
-- the email $5.
INSERT INTO note (id, resource_type, resource_id, value, author_id, metadata)
SELECT $2, 'customer', id, $3, staff_id($5, $4), CASE WHEN $6 THEN '{"pinned": true}'::jsonb END
  FROM customer WHERE id = $1 AND deleted_at IS NULL
RETURNING id
