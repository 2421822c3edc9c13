-- The sold-out products that customers wait for. A row is deleted when its mail is announced, and its id makes that
-- mail unique.
CREATE TABLE product_watch (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id varchar NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  product_id varchar NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT product_watch_once UNIQUE (customer_id, product_id)
);
CREATE INDEX product_watch_of_product ON product_watch (product_id);

UPDATE outbox_route SET subjects = subjects || '{product.restocked}' WHERE lane = 'mail';
