CREATE TABLE storefront_order (
  order_id varchar PRIMARY KEY REFERENCES "order" (id) ON DELETE CASCADE,
  customer_id varchar NOT NULL REFERENCES customer (id),
  product_id varchar NOT NULL,
  transaction_id varchar CONSTRAINT storefront_order_transaction UNIQUE,
  placed_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  expired_at timestamptz,
  taken_pieces integer,
  placed_unverified boolean NOT NULL DEFAULT false,
  -- kept by triggers, so that lists of any state, in any order, and their counts read an index alone
  is_listed boolean NOT NULL DEFAULT true,
  state varchar NOT NULL DEFAULT 'unpaid',
  amount integer NOT NULL DEFAULT 0
) WITH ( -- an index answers alone only for pages that have been vacuumed since their last change
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
CREATE INDEX storefront_order_by_state
    ON storefront_order (state, placed_at DESC, order_id DESC) INCLUDE (amount);
CREATE INDEX storefront_order_by_amount
    ON storefront_order (state, amount DESC, placed_at DESC, order_id DESC) WHERE state <> 'unpaid';
CREATE INDEX storefront_order_of_customer
    ON storefront_order (customer_id, placed_at DESC, order_id DESC) INCLUDE (state, amount);
CREATE INDEX storefront_order_of_product
    ON storefront_order (product_id, placed_at DESC, order_id DESC) INCLUDE (state, amount);
CREATE INDEX storefront_order_expired ON storefront_order (order_id) WHERE expired_at IS NOT NULL;
CREATE INDEX storefront_order_last_expired ON storefront_order (expired_at DESC, order_id DESC)
 WHERE expired_at IS NOT NULL AND NOT is_listed;
-- by the beginning of a payment's id, whatever the locale of the database
CREATE INDEX storefront_order_payment
    ON storefront_order (transaction_id varchar_pattern_ops) WHERE transaction_id IS NOT NULL;

-- One statement writes the key's row with its order, so the slower of two requests writes nothing. The
-- reference is deferred, because the order's row may be written after the key's.
CREATE TABLE order_idempotency_key (
  customer_id varchar NOT NULL REFERENCES customer (id),
  key varchar NOT NULL,
  body_hash varchar NOT NULL,
  order_id varchar NOT NULL
    REFERENCES "order" (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT order_idempotency_key_once PRIMARY KEY (customer_id, key)
);
CREATE INDEX order_idempotency_key_oldest ON order_idempotency_key (created_at);

-- Stock that the engine oversold before this plugin was installed cannot be shipped anyway.
UPDATE product_variant SET inventory_quantity = 0 WHERE inventory_quantity < 0;
ALTER TABLE product_variant
  ADD CONSTRAINT product_variant_stock_not_negative CHECK (inventory_quantity >= 0);

-- must match the condition of UNPAID in src/lib/order-state.ts for the planner to use the index
CREATE INDEX order_unpaid_of_customer ON "order" (customer_id)
 WHERE status <> 'canceled' AND payment_status NOT IN ('captured', 'partially_refunded', 'refunded');
CREATE INDEX order_by_state ON "order" (status, payment_status, fulfillment_status, created_at DESC);
ALTER TABLE "order" SET (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- the engine looks up the tracking links of a fulfillment without an index
CREATE INDEX tracking_link_of_fulfillment ON tracking_link (fulfillment_id);

-- Who changed an order, and what it was before.
CREATE TABLE order_event (
  id varchar PRIMARY KEY,
  order_id varchar NOT NULL,
  type varchar NOT NULL,
  made_by varchar NOT NULL,
  actor_id varchar,
  reference_id varchar,
  created_at timestamptz NOT NULL DEFAULT now(),
  amount integer,
  before varchar,
  after varchar
);
CREATE INDEX order_event_of_order ON order_event (order_id);
CREATE UNIQUE INDEX order_event_once ON order_event (reference_id) WHERE reference_id IS NOT NULL;
CREATE INDEX order_event_refunded_by_system ON order_event (created_at DESC, id DESC)
 WHERE type = 'refunded' AND made_by = 'system';

-- What staff must know of an order and no other row says.
CREATE TABLE order_notice (
  id varchar PRIMARY KEY,
  order_id varchar NOT NULL,
  kind varchar NOT NULL,
  amount integer,
  reason text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_notice_failed ON order_notice (order_id, created_at, id)
 WHERE kind = 'refund_failed';
CREATE INDEX order_notice_done ON order_notice (created_at DESC, id DESC)
 WHERE kind <> 'refund_failed';

-- The words by which staff find orders, once for each buyer and product that has orders under it: a few for
-- a thousand orders. Background work adds those of new orders (src/services/order-words.ts), up to the number
-- in order_words_progress; triggers add those of orders that staff change.
CREATE TABLE order_search_words (
  kind varchar NOT NULL CHECK (kind IN ('buyer', 'product')),
  subject_id varchar NOT NULL,
  words text NOT NULL,
  is_other boolean NOT NULL DEFAULT false
);
-- hashed: the engine allows texts longer than a B-tree entry
CREATE UNIQUE INDEX order_search_words_once ON order_search_words (subject_id, kind, md5(words));
CREATE INDEX order_search_words_other ON order_search_words (subject_id) WHERE is_other;
CREATE TABLE order_words_progress (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  filled integer NOT NULL,
  seen integer NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO order_words_progress (filled, seen) VALUES (0, 0);

-- without the extension, which the role may not be allowed to create, all words are read
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX order_search_words_part ON order_search_words
     USING gin (words gin_trgm_ops) WITH (fastupdate = off);
  END IF;
END $$;

-- What is sold and refunded each day; amounts are in the smallest unit of the currency. The row without a
-- product has the sum of the day.
CREATE TABLE sales_day (
  currency_code varchar NOT NULL,
  day date NOT NULL, -- UTC
  product_id varchar NOT NULL,
  orders integer NOT NULL,
  pieces bigint NOT NULL,
  paid bigint NOT NULL,
  refunded bigint NOT NULL,
  PRIMARY KEY (currency_code, day, product_id)
);
CREATE INDEX sales_day_sum ON sales_day (currency_code, day) WHERE product_id = '';
-- The payments and refunds that background work has not yet moved into the days and months.
CREATE TABLE sales_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency_code varchar NOT NULL,
  day date NOT NULL,
  product_id varchar NOT NULL,
  orders integer NOT NULL,
  pieces bigint NOT NULL,
  paid bigint NOT NULL,
  refunded bigint NOT NULL
);
CREATE TABLE sales_month (
  currency_code varchar NOT NULL,
  month date NOT NULL, -- its first day (UTC)
  product_id varchar NOT NULL,
  pieces bigint NOT NULL,
  paid bigint NOT NULL,
  refunded bigint NOT NULL,
  PRIMARY KEY (currency_code, month, product_id)
);
