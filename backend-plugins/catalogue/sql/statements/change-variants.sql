-- The stock becomes never more than what was given, and never less than nothing.
UPDATE product_variant
   SET sku = CASE WHEN change ? 'sku' THEN change->>'sku' ELSE sku END,
       inventory_quantity = CASE WHEN change ? 'stock'
         THEN greatest(0, least(pieces, inventory_quantity + pieces - (change->'stock'->>'seen')::int))
         ELSE inventory_quantity END,
       updated_at = now()
  FROM import_rows($1), LATERAL (SELECT (change->'stock'->>'given')::int AS pieces) given
 WHERE id = variant_id AND deleted_at IS NULL
