-- The outbox subjects of events. An expired order counts as canceled.
CREATE OR REPLACE FUNCTION webhook_subjects(events text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT events || CASE WHEN 'order.cancelled' = ANY (events) THEN ARRAY['order.expired'] ELSE '{}' END
$$;

-- Keeps the lane of an active webhook. Drops the waiting messages of an ended or deleted one.
CREATE OR REPLACE FUNCTION route_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_lane text := 'webhook:' || coalesce(NEW.id, OLD.id);
BEGIN
  IF NEW.id IS NOT NULL AND NEW.ended_at IS NULL THEN
    INSERT INTO outbox_route (kind, lane, subjects)
    VALUES ('webhook', own_lane, webhook_subjects(NEW.events))
        ON CONFLICT (lane) DO UPDATE SET subjects = excluded.subjects;
    DELETE FROM webhook_product_change
     WHERE endpoint_id = NEW.id AND NOT 'product.changed' = ANY (NEW.events);
  ELSE
    DELETE FROM outbox_route WHERE lane = own_lane;
    DELETE FROM webhook_product_change WHERE endpoint_id = OLD.id;
    UPDATE outbox SET state = 'dropped', last_error = 'webhook_ended', done_at = now()
     WHERE kind = 'webhook' AND lane = own_lane AND state = 'due';
  END IF;
  RETURN NULL;
END $$;
