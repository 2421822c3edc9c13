-- The part numbers of a table: what their spellings have in common, and who has them in any of these.
SELECT given.sku, part_number_key(given.sku) AS key,
       coalesce(jsonb_agg(jsonb_build_object('productId', variant.product_id, 'sku', variant.sku))
                  FILTER (WHERE variant.id IS NOT NULL), '[]') AS owners
  FROM unnest($1::text[]) AS given (sku)
  LEFT JOIN product_variant variant
         ON part_number_key(variant.sku) = part_number_key(given.sku) AND variant.deleted_at IS NULL
 GROUP BY given.sku
