-- What follows from a change and is not done in its transaction: mails, papers, webhooks. The change inserts
-- rows, and workers of any process do them.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('mail', 'invoice', 'webhook')),
  -- rows of one stream and lane are done one at a time, in their order; a lane that hangs delays no other
  stream text NOT NULL,
  lane text NOT NULL,
  subject text NOT NULL,
  order_id varchar,
  cause text NOT NULL,
  -- one cause inserts one row for each lane, however often it is handled
  dedupe_key text NOT NULL CONSTRAINT outbox_once UNIQUE,
  -- ids only: names and addresses are read when it is done, so that an erased person is not in here
  payload jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done', 'failed', 'dropped')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  -- a code, without an address or a name
  last_error text,
  result jsonb,
  replayed_by varchar,
  replayed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE INDEX outbox_due ON outbox (kind, next_attempt_at, id) WHERE state = 'due';
-- also finds the messages of an order
CREATE INDEX outbox_lane ON outbox (stream, lane, id);
CREATE INDEX outbox_failed ON outbox (id) WHERE state = 'failed';
CREATE INDEX outbox_done ON outbox (done_at) WHERE state IN ('done', 'dropped');

-- The lanes, and the subjects that insert a row into each.
CREATE TABLE outbox_route (
  lane text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('mail', 'invoice', 'webhook')),
  subjects text[] NOT NULL
);
