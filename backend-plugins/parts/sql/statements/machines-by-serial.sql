-- The machines that were built under one of the keys $1, of the families $2, in order; the narrowest range first.
SELECT asked.key, product.id AS "productId", coalesce(product.handle, product.id) AS handle, product.title AS name,
       coalesce(product.thumbnail, '') AS img, built.year_from AS "yearFrom", built.year_to AS "yearTo"
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY asked (key, family, place)
       JOIN machine_serials built ON built.from_key >= asked.family COLLATE "C"
                                 AND built.from_key <= asked.key COLLATE "C" AND built.to_key >= asked.key COLLATE "C"
       JOIN published_product product ON product.id = built.product_id
 ORDER BY asked.place, built.from_key DESC LIMIT 20
