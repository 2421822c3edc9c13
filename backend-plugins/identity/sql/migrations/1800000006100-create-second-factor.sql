-- The second factor of a member of staff, from the first code of its app on.
CREATE TABLE second_factor (
  customer_id varchar PRIMARY KEY REFERENCES shop_account (customer_id),
  email varchar NOT NULL, -- names the person in the history
  since timestamptz NOT NULL DEFAULT now()
);

-- Beside it, because every column of the other table is shown in the history.
CREATE TABLE second_factor_secret (
  customer_id varchar PRIMARY KEY REFERENCES shop_account (customer_id),
  secret varchar NOT NULL, -- Base32
  recovery_hashes varchar[] NOT NULL DEFAULT '{}',
  passed_at timestamptz, -- when the last code was accepted
  last_period bigint NOT NULL DEFAULT 0, -- of the last code of the app, in 30 s since 1970: each counts once
  -- Wrong codes in a row.
  failures int NOT NULL DEFAULT 0,
  failed_at timestamptz
);
