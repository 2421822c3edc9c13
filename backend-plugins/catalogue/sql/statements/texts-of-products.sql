-- The texts in the language $3 of the products with the ids $1 or the handles $2, of those that have any.
SELECT id, handle, title, metadata->>('name_' || $3) AS name, metadata->>('description_' || $3) AS description,
       metadata->('specifications_' || $3) AS specifications
  FROM product
 WHERE (id = ANY ($1) OR handle = ANY ($2)) AND deleted_at IS NULL
   AND metadata ?| ARRAY['name_' || $3, 'description_' || $3, 'specifications_' || $3]
