CREATE TABLE shop_profile (
  customer_id varchar PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
  profession varchar NOT NULL,
  city varchar NOT NULL,
  state varchar NOT NULL,
  country varchar NOT NULL,
  phone varchar NOT NULL,
  image varchar NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
