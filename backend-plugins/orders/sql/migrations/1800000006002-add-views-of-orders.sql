-- The saved views of the list of orders, which staff share; "query" is that of the list's address.
CREATE TABLE order_view (
  id varchar PRIMARY KEY,
  name text NOT NULL,
  query text NOT NULL,
  saved_by varchar NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX order_view_name ON order_view (lower(name))
