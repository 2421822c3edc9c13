-- Those of the numbers $1 that are parts, and, without being one yet, the part numbers of products.
SELECT number, printed, name, true AS "isKnown" FROM part WHERE number = ANY ($1)
UNION ALL
SELECT DISTINCT ON (asked.number) asked.number, variant.sku, product.title, false
  FROM unnest($1::text[]) asked (number)
       JOIN product_variant variant ON part_number_of(variant.sku) = asked.number AND variant.sku IS NOT NULL
                                   AND variant.deleted_at IS NULL
       JOIN product ON product.id = variant.product_id AND product.deleted_at IS NULL
 WHERE NOT EXISTS (SELECT FROM part WHERE part.number = asked.number)
