-- The last number of each kind and year. Whoever gives numbers holds the lock of the row, so there is no gap and no
-- double.
CREATE TABLE paper_series (
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  year integer NOT NULL,
  last_number integer NOT NULL DEFAULT 0,
  last_issued_on date NOT NULL,
  PRIMARY KEY (kind, year)
);

-- Invoices and credit notes. No reference to the order, because it would wait for the lock of the order, and every
-- other number with it.
CREATE TABLE paper (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  year integer NOT NULL,
  number integer NOT NULL,
  order_id varchar NOT NULL,
  -- the order of an invoice, the refund of a credit note
  cause_id varchar NOT NULL,
  -- the day in the time zone of the seller
  issued_on date NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  currency_code varchar NOT NULL,
  -- what it says, as `Paper` of src/lib/paper.ts; null once it is not kept any more
  content jsonb,
  -- drawn after the number is committed, by whoever needs it first, and never again
  pdf bytea,
  -- the first day on which it is not kept
  keep_until date NOT NULL,
  FOREIGN KEY (kind, year) REFERENCES paper_series (kind, year),
  CONSTRAINT paper_number UNIQUE (kind, year, number),
  CONSTRAINT paper_cause UNIQUE (kind, cause_id)
);
-- a PDF is compressed already
ALTER TABLE paper ALTER COLUMN pdf SET STORAGE EXTERNAL;
CREATE INDEX paper_of_order ON paper (order_id);
CREATE INDEX paper_to_delete ON paper (keep_until) WHERE content IS NOT NULL;

INSERT INTO outbox_route (lane, kind, subjects)
VALUES ('invoice', 'invoice', '{order.paid,order.refunded}') ON CONFLICT DO NOTHING;
