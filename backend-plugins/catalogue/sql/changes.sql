-- Every change of the catalogue is recorded in the transaction that makes it, whether it comes from the HTTP API,
-- an order, the stock admin, another process or psql. PostgreSQL's notifications would take a lock of the whole
-- database, from the first NOTIFY of a transaction until its commit is on disk.
CREATE OR REPLACE FUNCTION record_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text;
  current text;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := OLD.id; END IF;
  IF TG_OP <> 'DELETE' THEN current := NEW.id; END IF;
  IF former IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (former, true);
  END IF;
  IF current IS DISTINCT FROM former AND current IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (current, true);
  END IF;
  RETURN NULL;
END $$;

-- An update of a variant may decide neither whether nor where its product is listed, such as an update of its
-- stock by an order.
CREATE OR REPLACE FUNCTION record_product_variant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text;
  current text;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := OLD.product_id; END IF;
  IF TG_OP <> 'DELETE' THEN current := NEW.product_id; END IF;
  IF former IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (former, TG_OP <> 'UPDATE' OR (OLD.product_id, OLD.variant_rank, OLD.created_at, OLD.deleted_at)
      IS DISTINCT FROM (NEW.product_id, NEW.variant_rank, NEW.created_at, NEW.deleted_at));
  END IF;
  IF current IS DISTINCT FROM former AND current IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (current, true);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_money_amount() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text;
  current text;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := (SELECT v.product_id FROM product_variant_money_amount link
                    JOIN product_variant v ON v.id = link.variant_id
                   WHERE link.money_amount_id = OLD.id LIMIT 1); END IF;
  IF TG_OP <> 'DELETE' THEN current := (SELECT v.product_id FROM product_variant_money_amount link
                    JOIN product_variant v ON v.id = link.variant_id
                   WHERE link.money_amount_id = NEW.id LIMIT 1); END IF;
  IF former IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (former, true);
  END IF;
  IF current IS DISTINCT FROM former AND current IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (current, true);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_regrouping() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO catalogue_change (product_id, moves, regroups) VALUES (OLD.product_id, false, true);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO catalogue_change (product_id, moves, regroups) VALUES (NEW.product_id, false, true);
  END IF;
  RETURN NULL;
END $$;

-- A change of a category concerns the products in it, which may be many: one row stands for all products.
CREATE OR REPLACE FUNCTION record_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product_id, moves, regroups) VALUES ('*', false, true);
  RETURN NULL;
END $$;

-- The engine links and unlinks pictures without an update of the product, which is what the catalogue's readers
-- are told of. A statement that also changes the product itself has already noted the same moment.
CREATE OR REPLACE FUNCTION record_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET updated_at = now()
   WHERE id IN (SELECT product_id FROM changed) AND updated_at IS DISTINCT FROM now();
  RETURN NULL;
END $$;
