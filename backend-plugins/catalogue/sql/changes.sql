-- Every change of the catalogue is recorded in the transaction that makes it, whether it comes from the HTTP API,
-- an order, the stock admin, another process or psql. PostgreSQL's notifications would take a lock of the whole
-- database, from the first NOTIFY of a transaction until its commit is on disk.
CREATE OR REPLACE FUNCTION product_of_amount(amount text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT v.product_id FROM product_variant_money_amount link JOIN product_variant v ON v.id = link.variant_id
   WHERE link.money_amount_id = amount LIMIT 1
$$;

-- Records the product of the row before and after. Either is null if the row was added or deleted. An update of a
-- variant may decide neither whether nor where its product is listed, such as an update of its stock by an order.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text;
  latter text;
  is_moved boolean := true;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'product_variant' THEN
      former := OLD.product_id;
      latter := NEW.product_id;
      is_moved := TG_OP <> 'UPDATE' OR (OLD.product_id, OLD.variant_rank, OLD.created_at, OLD.deleted_at)
                  IS DISTINCT FROM (NEW.product_id, NEW.variant_rank, NEW.created_at, NEW.deleted_at);
    WHEN 'product' THEN
      former := OLD.id;
      latter := NEW.id;
    ELSE
      IF TG_OP <> 'INSERT' THEN former := product_of_amount(OLD.id); END IF;
      IF TG_OP <> 'DELETE' THEN latter := product_of_amount(NEW.id); END IF;
  END CASE;
  IF former IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (former, is_moved);
  END IF;
  IF latter IS DISTINCT FROM former AND latter IS NOT NULL THEN
    INSERT INTO catalogue_change (product_id, moves) VALUES (latter, true);
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

-- A change of a category concerns the products in it, which may be many, and one of the tax every product: one row
-- stands for all products.
CREATE OR REPLACE FUNCTION record_all_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product_id, moves, regroups) VALUES ('*', false, true);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION record_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (product_id, moves) VALUES ('shop', false);
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
