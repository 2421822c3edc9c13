CREATE TABLE shop_review (
  id varchar PRIMARY KEY,
  name varchar NOT NULL,
  email varchar NOT NULL,
  review text NOT NULL,
  point smallint NOT NULL CHECK (point BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL DEFAULT now(),
  product_id varchar REFERENCES product ON DELETE CASCADE, -- null for a review of the shop
  customer_id varchar REFERENCES customer ON DELETE SET NULL,
  verified boolean NOT NULL DEFAULT false, -- kept by triggers
  hidden_reason varchar CHECK (hidden_reason <> ''),
  answer text,
  answered_at timestamptz,
  CONSTRAINT shop_review_answer CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX shop_review_newest ON shop_review (created_at, id);
CREATE UNIQUE INDEX shop_review_once ON shop_review (customer_id, product_id);
CREATE INDEX shop_review_of_product ON shop_review (product_id, created_at, id)
 WHERE product_id IS NOT NULL;
CREATE INDEX shop_review_of_shop ON shop_review (created_at, id) WHERE product_id IS NULL;
CREATE INDEX shop_review_hidden ON shop_review (created_at, id) WHERE hidden_reason IS NOT NULL;
