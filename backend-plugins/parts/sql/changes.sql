-- The structure of books changes together, and rarely: one row for a transaction stands for all of it. Prices and stock
-- are recorded by the catalogue.
CREATE OR REPLACE FUNCTION record_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product_id, moves)
  SELECT 'parts', false
   WHERE NOT EXISTS (SELECT FROM catalogue_change WHERE xid = pg_current_xact_id() AND product_id = 'parts');
  RETURN NULL;
END $$;

-- A part is sold as the product that has its number.
CREATE OR REPLACE FUNCTION product_of_part(wanted text) RETURNS varchar LANGUAGE sql STABLE AS $$
  SELECT product_id FROM product_variant
   WHERE part_number_of(sku) = wanted AND sku IS NOT NULL AND deleted_at IS NULL
   ORDER BY created_at, id LIMIT 1
$$;

CREATE OR REPLACE FUNCTION link_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.product_id := product_of_part(NEW.number);
  RETURN NEW;
END $$;

-- Follows a part number that staff give to a product, take from it, or change.
CREATE OR REPLACE FUNCTION link_numbered_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  numbers text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN numbers := numbers || part_number_of(OLD.sku); END IF;
  IF TG_OP <> 'DELETE' THEN numbers := numbers || part_number_of(NEW.sku); END IF;
  UPDATE part SET product_id = product_of_part(number)
   WHERE number = ANY (numbers) AND product_id IS DISTINCT FROM product_of_part(number);
  RETURN NULL;
END $$;
