-- Every change of what the catalogue shows, recorded by triggers in the transaction that makes it. Unlogged:
-- a crash empties both tables, and every process notices that the epoch is gone.
CREATE UNLOGGED TABLE catalogue_change (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  product_id text NOT NULL, -- '*' for all products, 'reviews' for the reviews of the shop
  moves boolean NOT NULL, -- the product may have another place in lists, or none
  regroups boolean NOT NULL DEFAULT false -- lists that select or count by more than age may have changed
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
CREATE INDEX catalogue_change_seen ON catalogue_change (xid) INCLUDE (product_id, moves, regroups);
CREATE UNLOGGED TABLE catalogue_change_epoch (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  pruned_below xid8 NOT NULL DEFAULT '0',
  next_below xid8 NOT NULL DEFAULT pg_snapshot_xmin(pg_current_snapshot()),
  rotated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE product_rating (
  product_id varchar PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  points int NOT NULL DEFAULT 0,
  reviews int NOT NULL DEFAULT 0,
  ones int NOT NULL DEFAULT 0 CHECK (ones >= 0),
  twos int NOT NULL DEFAULT 0 CHECK (twos >= 0),
  threes int NOT NULL DEFAULT 0 CHECK (threes >= 0),
  fours int NOT NULL DEFAULT 0 CHECK (fours >= 0),
  fives int NOT NULL DEFAULT 0 CHECK (fives >= 0)
);
ALTER TABLE product_rating ADD CONSTRAINT product_rating_agrees
  CHECK (reviews = ones + twos + threes + fours + fives
         AND points = 1 * ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives) NOT VALID;

-- An index depends on this function, so that a change of it must also build the indexes again.
CREATE FUNCTION part_number_key(sku text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(sku, '[\s\u2010-\u2015-]', '', 'g')) $$;
CREATE INDEX product_variant_part_number ON product_variant (part_number_key(sku))
 WHERE sku IS NOT NULL AND deleted_at IS NULL;
-- must match product_minimum() and published_product in sold-products.sql for the planner to use the index
CREATE INDEX product_minimum ON product ((
  CASE WHEN metadata->>'minimum' ~ '^[1-9][0-9]{0,8}$'
       THEN (metadata->>'minimum')::int ELSE 1 END))
 WHERE status = 'published' AND deleted_at IS NULL;

-- An accepted import can be followed by the key that its caller gave it.
CREATE TABLE product_import (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  key text,
  file_hash text,
  rows int NOT NULL DEFAULT 0,
  created int NOT NULL DEFAULT 0,
  updated int NOT NULL DEFAULT 0,
  unchanged int NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX product_import_running ON product_import ((true)) WHERE finished_at IS NULL;
CREATE UNIQUE INDEX product_import_key ON product_import (key);
-- The rows that are still to be written. Their part numbers are reserved until then.
CREATE TABLE product_import_row (
  import_id int NOT NULL REFERENCES product_import,
  number int NOT NULL,
  product_id text NOT NULL,
  sku text,
  change jsonb NOT NULL,
  PRIMARY KEY (import_id, number)
);
CREATE INDEX product_import_row_sku ON product_import_row (sku) WHERE sku IS NOT NULL;
CREATE INDEX product_import_row_part_number ON product_import_row (part_number_key(sku))
 WHERE sku IS NOT NULL;

CREATE TABLE price_list_in_effect (
  price_list_id varchar PRIMARY KEY REFERENCES price_list ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX money_amount_of_list ON money_amount (price_list_id) WHERE price_list_id IS NOT NULL;
