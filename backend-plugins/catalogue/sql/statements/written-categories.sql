-- The categories that shoppers see, each after the one above it.
SELECT shown.handle, cardinality(path) - 1 AS level, shown.name, coalesce(shown.description, '') AS description,
       coalesce(metadata->>'name_de', '') AS name_de, coalesce(metadata->>'description_de', '') AS description_de,
       nullif(img, '') AS img
  FROM shown_category shown JOIN product_category stored USING (id)
 ORDER BY shown.ranks, shown.id
