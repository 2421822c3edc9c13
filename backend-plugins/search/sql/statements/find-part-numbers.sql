-- For each of the numbers $1, in order: the products that have it, at most $2. The number as it is written comes first,
-- whatever its case, spaces and dashes; then the same with letters for digits that look like them; then its last parts.
SELECT ARRAY(
         SELECT product_id
           FROM (SELECT product_id, in_stock, name, likeness, max(likeness) OVER () AS best
                   FROM (SELECT sold.product_id, sold.in_stock, sold.name, 3 AS likeness
                           FROM product_variant variant JOIN catalogue_search sold USING (product_id)
                          WHERE part_number_key(variant.sku) = part_number_key(given.number)
                            AND variant.deleted_at IS NULL
                         UNION ALL
                         SELECT product_id, in_stock, name, CASE WHEN skus @> ARRAY[typed.code] THEN 2 ELSE 1 END
                           FROM catalogue_search WHERE document @@ ('''#' || typed.code || '''')::tsquery) AS fitting
                ) AS ranked
          WHERE likeness = best
          ORDER BY in_stock DESC, name, product_id LIMIT $2) AS ids
  FROM unnest($1::text[]) WITH ORDINALITY AS given (number, place)
 CROSS JOIN LATERAL (SELECT catalogue_search_sku(given.number) AS code OFFSET 0) AS typed
 ORDER BY given.place
