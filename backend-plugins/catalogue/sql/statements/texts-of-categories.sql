-- The texts in the language $1 of the categories that have any.
SELECT handle, metadata->>('name_' || $1) AS name, metadata->>('description_' || $1) AS description
  FROM product_category WHERE metadata ?| ARRAY['name_' || $1, 'description_' || $1]
