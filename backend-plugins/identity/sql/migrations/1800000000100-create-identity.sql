-- Indexes of parts of words need pg_trgm. A role that may not create it loses only these and "did you mean".
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE WARNING 'Searches read more rows, and make no suggestions: %', SQLERRM;
END $$;

CREATE TABLE shop_account (
  customer_id varchar PRIMARY KEY REFERENCES customer (id),
  uid varchar NOT NULL UNIQUE,
  email_verified boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shop_account_oldest ON shop_account (created_at, customer_id);

CREATE TABLE admin_promotion (
  customer_id varchar NOT NULL REFERENCES shop_account (customer_id),
  email varchar NOT NULL,
  promoted_by varchar REFERENCES shop_account (customer_id),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, email)
);

CREATE INDEX customer_lower_email ON customer (lower(email));
-- what the list of users searches
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX customer_words ON customer USING gin (
      lower(email || E'\n' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
      gin_trgm_ops);
  END IF;
END $$;
