-- What changes the stock besides sales, which the lines of orders have. Pieces; `after` is the stock that was left.
CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id text NOT NULL,
  variant_id text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  change int NOT NULL,
  after int NOT NULL,
  cause text NOT NULL,
  reason text,
  order_id text,
  actor_id text
);
CREATE INDEX stock_movement_of_product ON stock_movement (product_id, id DESC)
