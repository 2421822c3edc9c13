-- The machines that orders sent, by the serial numbers that staff enter when they ship them.
CREATE TABLE delivered_machine (
  id varchar PRIMARY KEY,
  order_id varchar NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
  product_id varchar NOT NULL REFERENCES machine ON DELETE CASCADE,
  serial text NOT NULL, -- as typed
  serial_key serial_key NOT NULL,
  -- the machine that it added to those of the customer; null if it is there no more
  owned_id varchar REFERENCES owned_machine ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT delivered_once UNIQUE (product_id, serial_key)
);
CREATE INDEX delivered_machine_of_order ON delivered_machine (order_id);
CREATE INDEX delivered_machine_owned ON delivered_machine (owned_id) WHERE owned_id IS NOT NULL;
