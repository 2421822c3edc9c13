SELECT variant.sku FROM product_import_row given
  JOIN product_variant variant ON part_number_key(variant.sku) = part_number_key(given.sku)
 WHERE import_id = $1 AND variant.deleted_at IS NULL
   AND variant.product_id IS DISTINCT FROM given.product_id LIMIT 1
