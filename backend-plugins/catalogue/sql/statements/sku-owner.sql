SELECT product.id AS _id, product.title AS name, product.handle
  FROM product_variant variant JOIN product ON product.id = variant.product_id
 WHERE part_number_key(variant.sku) = part_number_key($1) AND variant.deleted_at IS NULL
   AND product.deleted_at IS NULL AND product.id IS DISTINCT FROM $2 LIMIT 1
