-- The shop cannot change the rows: its role loses the privileges, and a trigger refuses superusers.
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id varchar NOT NULL,
  actor varchar NOT NULL,
  action varchar NOT NULL,
  subject varchar NOT NULL,
  name varchar NOT NULL,
  currency_code varchar,
  before jsonb,
  after jsonb,
  words text NOT NULL GENERATED ALWAYS AS
    (lower(actor || ' ' || action || ' ' || subject || ' ' || name)) STORED
);
CREATE INDEX audit_entry_newest ON audit_entry (at, id);
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX audit_entry_words ON audit_entry USING gin (words gin_trgm_ops);
    -- must match the condition in src/lib/changed-customers.ts for the planner to use the index
    CREATE INDEX audit_entry_customers ON audit_entry
     USING gin ((lower(coalesce(after, before)->>'customers')) gin_trgm_ops)
     WHERE action = 'customer_group.updated';
  END IF;
END $$;
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry FROM PUBLIC, CURRENT_USER;
