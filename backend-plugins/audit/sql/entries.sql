-- The history is append-only, even in a session that skips ordinary triggers. `keep_audit_entry` decides which changes
-- the erasure of a person may make.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('harrow.erasing', true) <> '' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'The history cannot be changed.' USING ERRCODE = 'insufficient_privilege';
END $$;

-- An unfinished erasure can replace a name with the pseudonym or null. The ids, the action, the time and the names of
-- the fields stay.
CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM erasure WHERE customer_id = current_setting('harrow.erasing', true) AND done_at IS NULL)
     OR (NEW.id, NEW.at, NEW.actor_id, NEW.action, NEW.subject, NEW.currency_code)
        IS DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.action, OLD.subject, OLD.currency_code)
     OR ARRAY(SELECT jsonb_object_keys(NEW.before)) IS DISTINCT FROM ARRAY(SELECT jsonb_object_keys(OLD.before))
     OR ARRAY(SELECT jsonb_object_keys(NEW.after)) IS DISTINCT FROM ARRAY(SELECT jsonb_object_keys(OLD.after))
  THEN
    RAISE EXCEPTION 'The history cannot be changed.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;

-- The email of the member of staff who acts: a user of the stock admin, or a customer with rights. PL/pgSQL keeps the
-- plans of its queries for the next row.
CREATE OR REPLACE FUNCTION audit_actor(acting_id text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT email FROM "user" WHERE id = acting_id),
                  (SELECT lower(email) FROM customer WHERE id = acting_id), acting_id);
END $$;

-- Returns the columns of a row that are recorded, with the members of its metadata beside them. Secrets, technical
-- columns and copies of other columns never are.
CREATE OR REPLACE FUNCTION audit_fields(given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof(given->'metadata') WHEN 'object' THEN given->'metadata' ELSE '{}' END
         || (given - ARRAY['password_hash', 'api_token', 'token', 'payment_config', 'data', 'cart_id',
                           'id', 'metadata', 'created_at', 'updated_at', 'deleted_at', 'mpath', 'answered_at',
                           'product_id', 'order_id', 'customer_id', 'variant_id', 'fulfillment_id', 'money_amount_id',
                           'idempotency_key', 'external_id', 'draft_order_id', 'promoted_by', 'profile_id',
                           'product_category_id', 'image_id',
                           'supersession_id', 'old_part', 'old_generation', 'new_generation', 'from_key', 'to_key',
                           'secret', 'former_secret', 'former_secret_until', 'paused_until', 'saved_by'])
$$;

-- Returns a row with the values that other tables hold for it: prices, pictures and categories are linked rows,
-- and a tracking number belongs to a fulfillment. Null if the other row was deleted too. A single expression with all
-- of these queries would prepare all of them for each row, which cost a large import more than its entries.
CREATE OR REPLACE FUNCTION audit_complete(audited text, given jsonb) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF given IS NULL THEN RETURN NULL; END IF;
  CASE audited
    WHEN 'product_variant_money_amount' THEN
      RETURN (SELECT jsonb_build_object('product_id', v.product_id, 'price', m.amount,
                                        'currency_code', m.currency_code)
                FROM money_amount m JOIN product_variant v ON v.id = given->>'variant_id'
               WHERE m.id = given->>'money_amount_id' AND m.price_list_id IS NULL);
    WHEN 'money_amount' THEN
      RETURN (SELECT jsonb_build_object('product_id', v.product_id, 'price', given->'amount',
                                        'currency_code', given->'currency_code')
                FROM product_variant_money_amount l JOIN product_variant v ON v.id = l.variant_id
               WHERE l.money_amount_id = given->>'id' LIMIT 1);
    WHEN 'product_category_product' THEN
      RETURN given || jsonb_build_object('category',
        (SELECT name FROM product_category WHERE id = given->>'product_category_id'));
    WHEN 'product_images' THEN
      RETURN given || jsonb_build_object('image',
        (SELECT url FROM image WHERE id = given->>'image_id'));
    WHEN 'product_variant' THEN
      RETURN (given - ARRAY['title', 'inventory_quantity'])
             || jsonb_build_object('available', given->'inventory_quantity');
    WHEN 'refund' THEN
      RETURN given || jsonb_build_object('currency_code',
        (SELECT currency_code FROM "order" WHERE id = given->>'order_id'));
    WHEN 'storefront_order' THEN
      RETURN (SELECT jsonb_build_object('order_id', o.id, 'customer', o.email, 'amount', given->'amount',
                                        'currency_code', o.currency_code)
                FROM "order" o WHERE o.id = given->>'order_id');
    WHEN 'tracking_link' THEN
      RETURN given || jsonb_build_object('order_id',
        (SELECT order_id FROM fulfillment WHERE id = given->>'fulfillment_id'));
    WHEN 'shop' THEN
      RETURN (SELECT given - ARRAY['maker', 'delivery', 'home'] || coalesce(jsonb_object_agg(part || '.' || key, value), '{}')
                FROM unnest(ARRAY['maker', 'delivery', 'home']) part, jsonb_each(given->part));
    WHEN 'price_change' THEN
      RETURN given - 'at';
    WHEN 'discount_rule' THEN
      RETURN given || jsonb_build_object('discount_id',
        (SELECT id FROM discount WHERE rule_id = given->>'id'));
    ELSE
      RETURN given;
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION audit_name(noun text, subject text, given jsonb) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  known text;
BEGIN
  CASE noun
    WHEN 'product', 'machine' THEN SELECT title INTO known FROM product WHERE id = subject;
    WHEN 'parts_book' THEN
      -- the row of a discarded one is gone
      IF given ? 'revision' THEN known := concat(given->>'code', ', revision ', given->>'revision');
      ELSE SELECT concat(code, ', revision ', revision) INTO known FROM part_book WHERE id = subject;
      END IF;
    WHEN 'order' THEN SELECT display_id::text INTO known FROM "order" WHERE id = subject;
    WHEN 'discount' THEN SELECT code INTO known FROM discount WHERE id = subject;
    WHEN 'price_change' THEN known := given->>'category';
    WHEN 'shop' THEN known := coalesce(nullif(given->>'name', ''), subject);
    WHEN 'review' THEN SELECT title INTO known FROM product WHERE id = given->>'product_id';
    ELSE
  END CASE;
  RETURN coalesce(known, given->>'title', given->>'name', given->>'code', given->>'label',
                  given->>'email', given->>'user_email', given->>'url', subject);
END $$;

-- Returns the second half of an action. The cases are ordered from the most specific on.
CREATE OR REPLACE FUNCTION audit_verb(audited text, operation text, former jsonb, latter jsonb) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE audited
    WHEN 'admin_promotion' THEN CASE operation
      WHEN 'INSERT' THEN 'promoted' WHEN 'DELETE' THEN 'demoted' ELSE 'updated' END
    WHEN 'price_change' THEN CASE operation WHEN 'INSERT' THEN 'created' ELSE 'undone' END
    WHEN 'refund' THEN 'refunded'
    WHEN 'storefront_order' THEN 'placed'
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
$$;

-- Records a change under the record that the row is, or is a part of: the trigger's arguments are its noun, and the
-- column with its id if the row is a part. A soft deletion counts as a deletion.
CREATE OR REPLACE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting_id text := current_setting('harrow.actor', true);
  noun text := TG_ARGV[0];
  is_part boolean := TG_ARGV[1] <> 'id' AND TG_TABLE_NAME <> noun AND noun IN ('product', 'order', 'discount', 'machine');
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
    IF TG_TABLE_NAME = 'part_figure' THEN
      latter_fields := latter_fields || jsonb_build_object('figure', given->'number');
    END IF;
  END IF;
  INSERT INTO audit_entry (actor_id, actor, action, subject, name, currency_code, before, after)
  VALUES (acting_id,
          audit_actor(acting_id),
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
END $$;
