import { AUDITED_TABLES, type AuditedTable, UNRECORDED_COLUMNS } from './audited-tables';

/**
 * The shop cannot change the rows of `audit_entry`: its role loses the privileges, and a trigger refuses
 * superusers, even in a session that skips ordinary triggers.
 */
export const ENTRIES = `
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
    END IF;
  END $$;
  CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'The history cannot be changed.' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
  ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER append_only;
  REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry FROM PUBLIC, CURRENT_USER;`;

const literals = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

/** Returns the columns of a row that are recorded, with the members of its metadata beside them. */
const FIELDS = `
  CREATE FUNCTION audit_fields(given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE jsonb_typeof(given->'metadata') WHEN 'object' THEN given->'metadata' ELSE '{}' END
           || (given - ARRAY[${literals(UNRECORDED_COLUMNS)}])
  $$`;

/**
 * Returns a row with the values that other tables hold for it: prices, pictures and categories are linked
 * rows, and a tracking number belongs to a fulfillment. Null if the other row was deleted too.
 */
const COMPLETE = `
  CREATE FUNCTION audit_complete(audited text, given jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF given IS NULL THEN RETURN NULL; END IF;
    RETURN CASE audited
      WHEN 'product_variant_money_amount' THEN
        (SELECT jsonb_build_object('product_id', v.product_id, 'price', m.amount,
                                   'currency_code', m.currency_code)
           FROM money_amount m JOIN product_variant v ON v.id = given->>'variant_id'
          WHERE m.id = given->>'money_amount_id' AND m.price_list_id IS NULL)
      WHEN 'money_amount' THEN
        (SELECT jsonb_build_object('product_id', v.product_id, 'price', given->'amount',
                                   'currency_code', given->'currency_code')
           FROM product_variant_money_amount l JOIN product_variant v ON v.id = l.variant_id
          WHERE l.money_amount_id = given->>'id' LIMIT 1)
      WHEN 'product_category_product' THEN given || jsonb_build_object('category',
        (SELECT name FROM product_category WHERE id = given->>'product_category_id'))
      WHEN 'product_images' THEN given || jsonb_build_object('image',
        (SELECT url FROM image WHERE id = given->>'image_id'))
      WHEN 'product_variant' THEN (given - ARRAY['title', 'inventory_quantity'])
        || jsonb_build_object('available', given->'inventory_quantity')
      WHEN 'refund' THEN given || jsonb_build_object('currency_code',
        (SELECT currency_code FROM "order" WHERE id = given->>'order_id'))
      WHEN 'tracking_link' THEN given || jsonb_build_object('order_id',
        (SELECT order_id FROM fulfillment WHERE id = given->>'fulfillment_id'))
      WHEN 'discount_rule' THEN given || jsonb_build_object('discount_id',
        (SELECT id FROM discount WHERE rule_id = given->>'id'))
      ELSE given
    END;
  END $$`;

const NAME = `
  CREATE FUNCTION audit_name(noun text, subject text, given jsonb) RETURNS text
  LANGUAGE sql STABLE AS $$
    SELECT coalesce(
      CASE noun
        WHEN 'product' THEN (SELECT title FROM product WHERE id = subject)
        WHEN 'order' THEN (SELECT display_id::text FROM "order" WHERE id = subject)
        WHEN 'discount' THEN (SELECT code FROM discount WHERE id = subject)
        WHEN 'review' THEN
          (SELECT title FROM product WHERE id = given->>'product_id')
      END,
      given->>'title', given->>'name', given->>'code', given->>'label', given->>'email',
      given->>'user_email', subject)
  $$`;

/** Returns the second half of an action. The cases are ordered from the most specific on. */
const VERB = `
  CREATE FUNCTION audit_verb(audited text, operation text, former jsonb, latter jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE audited
      WHEN 'admin_promotion' THEN CASE operation WHEN 'INSERT' THEN 'promoted' ELSE 'demoted' END
      WHEN 'refund' THEN 'refunded'
      WHEN 'tracking_link' THEN 'tracked'
      WHEN 'fulfillment' THEN 'unpacked'
      WHEN 'order' THEN CASE
        WHEN latter->>'status' = 'canceled' THEN 'cancelled'
        WHEN latter->>'fulfillment_status' = 'shipped' THEN 'shipped'
        WHEN latter->>'fulfillment_status' = 'fulfilled' THEN 'packed'
        WHEN latter->>'payment_status' = 'captured' THEN 'paid'
        ELSE 'updated' END
      WHEN 'shop_review' THEN CASE
        WHEN operation = 'INSERT' THEN 'created'
        WHEN operation = 'DELETE' THEN 'deleted'
        WHEN latter->>'hidden_reason' IS NOT NULL THEN 'hidden'
        WHEN former->>'hidden_reason' IS NOT NULL THEN 'shown'
        WHEN latter ? 'answer' THEN 'answered'
        ELSE 'updated' END
      ELSE CASE operation WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted' ELSE 'updated' END
    END
  $$`;

/** The address of who acts, of the variable `acting_id`. */
export const ACTOR = `coalesce((SELECT email FROM "user" WHERE id = acting_id),
                     (SELECT lower(email) FROM customer WHERE id = acting_id), acting_id)`;

/** The condition of all triggers: without it no function is called. */
export const STAFF_ACTS = `current_setting('harrow.actor', true) <> ''`;

/**
 * Records a change under the record that the row is, or is a part of: the trigger's arguments are its
 * noun, and the column with its id if the row is a part. A soft deletion counts as a deletion.
 */
const CHANGE = `
  CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    acting_id text := current_setting('harrow.actor', true);
    noun text := TG_ARGV[0];
    is_part boolean := TG_ARGV[1] <> 'id' AND noun IN ('product', 'order', 'discount');
    operation text := TG_OP;
    former jsonb := audit_complete(TG_TABLE_NAME, to_jsonb(OLD));
    latter jsonb := audit_complete(TG_TABLE_NAME, to_jsonb(NEW));
    given jsonb := coalesce(latter, former);
    subject text;
    former_fields jsonb;
    latter_fields jsonb;
  BEGIN
    subject := given->>CASE WHEN TG_ARGV[1] <> '' THEN TG_ARGV[1] ELSE noun || '_id' END;
    IF subject IS NULL THEN RETURN NULL; END IF;
    IF operation = 'UPDATE' AND former->>'deleted_at' IS NULL AND latter->>'deleted_at' IS NOT NULL THEN
      operation := 'DELETE';
      latter := NULL;
    END IF;
    former_fields := audit_fields(former);
    latter_fields := audit_fields(latter);
    IF operation = 'UPDATE' THEN
      SELECT jsonb_object_agg(key, former_fields->key), jsonb_object_agg(key, latter_fields->key)
        INTO former_fields, latter_fields
        FROM jsonb_object_keys(former_fields || latter_fields) key
       WHERE former_fields->key IS DISTINCT FROM latter_fields->key;
      -- a refund has its own entry
      IF former_fields IS NULL
         OR latter_fields - 'payment_status' = '{}' AND latter_fields->>'payment_status' LIKE '%refunded'
      THEN RETURN NULL; END IF;
    END IF;
    INSERT INTO audit_entry (actor_id, actor, action, subject, name, currency_code, before, after)
    VALUES (acting_id,
            ${ACTOR},
            noun || '.' || audit_verb(CASE WHEN is_part AND noun <> 'order' THEN 'part'
                                           ELSE TG_TABLE_NAME END,
                                      CASE WHEN is_part THEN 'UPDATE' ELSE operation END,
                                      former_fields, latter_fields),
            subject, audit_name(noun, subject, given), given->>'currency_code',
            CASE operation WHEN 'UPDATE' THEN former_fields
                           ELSE jsonb_strip_nulls(former_fields) END,
            CASE operation WHEN 'UPDATE' THEN latter_fields
                           ELSE jsonb_strip_nulls(latter_fields) END);
    RETURN NULL;
  END $$`;

/** The functions, each after those that it calls. */
export const FUNCTIONS = [FIELDS, COMPLETE, NAME, VERB, CHANGE];

/** Those that a later migration replaces (`quick-functions.ts`). */
export const REPLACED_FUNCTIONS = [COMPLETE, NAME];

/** The names of the functions, those of `ENTRIES` included. */
export const FUNCTION_NAMES = [
  ...['audit_change', 'audit_verb', 'audit_name', 'audit_complete', 'audit_fields'],
  'refuse_audit_change',
];

/**
 * Returns the trigger of a table. Its condition is the only cost of changes by customers and by the shop
 * itself: no function is called unless the transaction has set an actor.
 */
const triggerOn = ({ table, noun, subject = 'id', on }: AuditedTable): string => `
  CREATE TRIGGER audit AFTER ${on ?? 'INSERT OR UPDATE OR DELETE'} ON ${table} FOR EACH ROW
    WHEN (${STAFF_ACTS})
    EXECUTE FUNCTION audit_change('${noun}', '${subject}')`;

export const TRIGGERS = AUDITED_TABLES.map(triggerOn);
