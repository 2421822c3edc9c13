-- Adds the note $2 with the text $3 about the customer $1, pinned if $6. Its author is the login of the stock admin with
-- the email $5, or else the customer $4.
INSERT INTO note (id, resource_type, resource_id, value, author_id, metadata)
SELECT $2, 'customer', id, $3,
       coalesce((SELECT id FROM "user" WHERE lower(email) = $5 AND deleted_at IS NULL LIMIT 1), $4),
       CASE WHEN $6 THEN '{"pinned": true}'::jsonb END
  FROM customer WHERE id = $1 AND deleted_at IS NULL
RETURNING id
