-- A change of many prices by staff. Amounts are in the smallest unit of the currency.
CREATE TABLE price_change (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  at timestamptz NOT NULL DEFAULT now(),
  category text, -- its name; null for products of all
  percent numeric,
  amount int,
  currency_code text NOT NULL,
  products int NOT NULL,
  undone_at timestamptz,
  put_back int
);
CREATE TABLE price_change_item (
  change_id text NOT NULL REFERENCES price_change ON DELETE CASCADE,
  product_id text NOT NULL,
  variant_id text NOT NULL,
  former int NOT NULL,
  latter int NOT NULL,
  PRIMARY KEY (change_id, product_id)
);
CREATE INDEX price_change_item_product ON price_change_item (product_id)
