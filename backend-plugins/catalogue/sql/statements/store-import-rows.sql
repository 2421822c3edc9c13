INSERT INTO product_import_row (import_id, number, product_id, sku, change)
SELECT $1, (entry->>'row')::int, entry->'change'->>'productId', entry->'change'->>'sku', entry->'change'
  FROM jsonb_array_elements($2::jsonb) AS entry
