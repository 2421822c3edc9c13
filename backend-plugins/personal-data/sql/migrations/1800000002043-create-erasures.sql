-- The people whose data has been erased. A row is written with the erasure, in its transaction, and keeps what must
-- follow outside of the database until that is done.
CREATE TABLE erasure (
  customer_id varchar PRIMARY KEY REFERENCES customer (id),
  erased_at timestamptz NOT NULL DEFAULT now(),
  -- the user to remove at the identity provider; null once that has been done
  uid varchar,
  -- the pictures to remove; a key leaves the list with its files
  image_keys varchar[] NOT NULL DEFAULT '{}',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now() + interval '30 seconds',
  done_at timestamptz
);
CREATE INDEX erasure_to_do ON erasure (next_attempt_at) WHERE done_at IS NULL;

-- Paid orders of erased people. The law asks the shop to keep them until a date; the row ends with what it keeps.
CREATE TABLE kept_order (
  order_id varchar PRIMARY KEY REFERENCES "order" (id) ON DELETE CASCADE,
  keep_until date NOT NULL
);
CREATE INDEX kept_order_due ON kept_order (keep_until);
