-- The links in mails that pay an order without a log-in. Only the hash of a link's token is kept, so that nobody who
-- reads the table can pay or see an order by it. Each mail has a link of its own.
CREATE TABLE payment_link (
  token_hash bytea PRIMARY KEY, -- SHA-256
  order_id varchar NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_link_of_order ON payment_link (order_id)
