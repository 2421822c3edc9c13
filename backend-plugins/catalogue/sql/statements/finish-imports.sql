UPDATE product_import SET finished_at = now()
 WHERE finished_at IS NULL
   AND NOT EXISTS (SELECT FROM product_import_row WHERE import_id = product_import.id)
