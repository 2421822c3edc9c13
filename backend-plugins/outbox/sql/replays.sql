-- Records who replayed a message in the history, under the order if there is one.
CREATE OR REPLACE FUNCTION audit_replay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting_id text := current_setting('harrow.actor', true);
BEGIN
  INSERT INTO audit_entry (actor_id, actor, action, subject, name, before, after)
  VALUES (acting_id, audit_actor(acting_id), 'message.replayed', coalesce(NEW.order_id, NEW.id::text),
          NEW.kind || ' ' || NEW.subject, jsonb_build_object('state', OLD.state), jsonb_build_object('state', NEW.state));
  RETURN NULL;
END $$;
