CREATE TABLE payment_intent (
  id varchar PRIMARY KEY,
  intent_id varchar CONSTRAINT payment_intent_of_provider UNIQUE,
  order_id varchar REFERENCES "order" (id),
  customer_id varchar NOT NULL REFERENCES customer (id),
  amount integer NOT NULL CHECK (amount > 0),
  currency_code varchar NOT NULL,
  status varchar NOT NULL
    CHECK (status IN ('open', 'succeeded', 'cancelled', 'refund_due', 'refunded')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  check_refunds boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX payment_intent_one_open
    ON payment_intent (order_id) WHERE status = 'open' AND order_id IS NOT NULL;
CREATE INDEX payment_intent_to_do
    ON payment_intent (status, updated_at) WHERE status IN ('open', 'refund_due');
CREATE INDEX payment_intent_to_check ON payment_intent (updated_at) WHERE check_refunds;
CREATE INDEX payment_intent_free ON payment_intent (customer_id)
 WHERE status = 'open' AND order_id IS NULL;
CREATE INDEX payment_intent_unused ON payment_intent (updated_at DESC, id DESC)
 WHERE status = 'refunded' AND order_id IS NULL;

CREATE TABLE stripe_event (
  id varchar PRIMARY KEY,
  type varchar NOT NULL,
  payment jsonb,
  received_at timestamptz NOT NULL DEFAULT now(),
  handled_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text
);
CREATE INDEX stripe_event_to_do ON stripe_event (next_attempt_at) WHERE handled_at IS NULL;
CREATE INDEX stripe_event_handled ON stripe_event (handled_at) WHERE handled_at IS NOT NULL;
CREATE INDEX stripe_event_dispute ON stripe_event (type)
 WHERE type IN ('charge.dispute.created', 'charge.dispute.closed');

-- The mirror of the provider's list of refunds, each linked to the engine's record of it.
CREATE TABLE order_refund (
  id varchar PRIMARY KEY,
  provider_key varchar NOT NULL,
  order_id varchar REFERENCES "order" (id),
  intent_id varchar NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  reason varchar NOT NULL,
  note text,
  requested_by varchar,
  status varchar NOT NULL DEFAULT 'asked',
  provider_refund_id varchar CONSTRAINT order_refund_of_provider UNIQUE,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now() + interval '15 seconds',
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  unanswered_since timestamptz,
  made_by varchar NOT NULL DEFAULT 'staff',
  record_id varchar CONSTRAINT order_refund_record UNIQUE,
  calling_since timestamptz
);
ALTER TABLE order_refund
  ADD CONSTRAINT order_refund_maker CHECK (made_by IN ('staff', 'provider', 'system')) NOT VALID,
  ADD CONSTRAINT order_refund_status_check
    CHECK (status IN ('asked', 'booked', 'failed', 'not_made')) NOT VALID;
CREATE INDEX order_refund_asked ON order_refund (next_attempt_at) WHERE status = 'asked';
CREATE INDEX order_refund_of_order ON order_refund (order_id);
CREATE INDEX order_refund_of_intent ON order_refund (intent_id);

CREATE TABLE refund_key (
  order_id varchar NOT NULL,
  key varchar NOT NULL,
  refund_id varchar NOT NULL REFERENCES order_refund (id) ON DELETE CASCADE,
  amount integer, -- of the request; 0 = all that was left, NULL = unknown
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, key)
);
CREATE INDEX refund_key_of_refund ON refund_key (refund_id);

-- NOT VALID: applies to new and changed rows only
ALTER TABLE payment ADD CONSTRAINT payment_keeps_intent
  CHECK (provider_id <> 'stripe' OR captured_at IS NULL OR data->>'id' IS NOT NULL) NOT VALID;
ALTER TABLE refund ADD CONSTRAINT refund_amount_positive CHECK (amount > 0) NOT VALID;
