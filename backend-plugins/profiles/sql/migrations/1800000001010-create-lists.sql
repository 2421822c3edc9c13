-- The lists of products of a customer. The one without a name is the current list.
CREATE TABLE shop_list (
  customer_id varchar NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  name varchar NOT NULL,
  lines jsonb NOT NULL, -- [{"productId": "prod_…", "quantity": 10}], in the customer's order
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, name)
);
