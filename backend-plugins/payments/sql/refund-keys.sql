-- For one release: the previous version reads and writes the keys in columns of `order_refund`. It deleted
-- refunds that were not made, so their keys are free for it.
CREATE OR REPLACE FUNCTION refund_keys_from_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO refund_key (order_id, key, refund_id)
  SELECT NEW.order_id, key, NEW.id
    FROM unnest(NEW.further_keys || NEW.key) key WHERE key IS NOT NULL
      ON CONFLICT (order_id, key) DO UPDATE SET refund_id = EXCLUDED.refund_id, amount = NULL
   WHERE refund_key.refund_id <> EXCLUDED.refund_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION refund_keys_to_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_refund SET further_keys = further_keys || NEW.key
   WHERE id = NEW.refund_id AND key IS DISTINCT FROM NEW.key AND NEW.key <> ALL (further_keys);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION refund_keeps_provider_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provider_key := OLD.provider_key; -- the previous version changed it after a failed call
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION refund_keys_of_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'not_made' THEN
    NEW.key := NULL;
    NEW.further_keys := '{}';
  ELSIF OLD.status = 'not_made' THEN
    NEW.further_keys := ARRAY(SELECT key FROM refund_key WHERE refund_id = NEW.id);
  END IF;
  RETURN NEW;
END $$;
