-- Refuses the part number of another product, or one that an import has reserved for another, in any spelling. It
-- raises the error of the engine's unique key of part numbers. The lock is held exclusively while an import
-- reserves its numbers. It runs when a variant is added or its number changes: older doubles stay.
CREATE OR REPLACE FUNCTION keep_reserved_sku() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1700000006020);
  IF EXISTS (SELECT FROM product_import_row
              WHERE part_number_key(sku) = part_number_key(NEW.sku) AND product_id <> NEW.product_id)
     OR EXISTS (SELECT FROM product_variant variant JOIN product ON product.id = variant.product_id
                 WHERE part_number_key(variant.sku) = part_number_key(NEW.sku)
                   AND variant.deleted_at IS NULL AND product.deleted_at IS NULL
                   AND product.id <> NEW.product_id) THEN
    RAISE unique_violation USING
      MESSAGE = 'Another product has this part number, or an import has reserved it.',
      DETAIL = format('Key (sku)=(%s) already exists.', NEW.sku), -- which the engine reads
      TABLE = 'product_variant',
      CONSTRAINT = 'IDX_2ca8cfbdafb998ecfd6d340389';
  END IF;
  RETURN NULL;
END $$;

-- The rows of a batch of an import, as ImportRow of src/lib/import-row.ts.
CREATE OR REPLACE FUNCTION import_rows(rows jsonb) RETURNS TABLE (product_id text, variant_id text, change jsonb)
LANGUAGE sql IMMUTABLE AS $$
  SELECT change->>'productId', change->>'variantId', change FROM jsonb_array_elements(rows) AS change
$$;
