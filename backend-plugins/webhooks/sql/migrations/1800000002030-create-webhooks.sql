-- The addresses that get messages. Each is a lane of the outbox, named webhook:<id>.
CREATE TABLE webhook_endpoint (
  id varchar PRIMARY KEY,
  url text NOT NULL,
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  -- encrypted: readable to the shop, which signs with it, and not to a reader of a copy of the database
  secret text NOT NULL,
  secret_changed_at timestamptz NOT NULL DEFAULT now(),
  -- signs beside the other until then
  former_secret text,
  former_secret_until timestamptz,
  -- its receiver has asked for a pause, by 429 or Retry-After
  paused_until timestamptz,
  -- its receiver has answered 410
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT webhook_endpoint_former CHECK ((former_secret IS NULL) = (former_secret_until IS NULL))
);

-- Products that an address is to be told of once its earlier messages have gone: each once, however often it has
-- changed, so that an import does not fill the outbox. '*' stands for all products.
CREATE TABLE webhook_product_change (
  endpoint_id varchar NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
  product_id text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (endpoint_id, product_id)
);
CREATE INDEX webhook_product_change_oldest ON webhook_product_change (endpoint_id, changed_at, product_id);

-- How far the recorded changes of the catalogue have been read; without a snapshot no address listens.
CREATE TABLE webhook_product_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seen text,
  epoch uuid,
  seen_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO webhook_product_progress DEFAULT VALUES;

-- the messages of an address: its last ones, and those that wait
CREATE INDEX outbox_of_webhook ON outbox (lane, id DESC) WHERE kind = 'webhook';
