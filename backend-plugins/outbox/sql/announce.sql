-- Inserts the messages for events such as `order.paid`: one row per lane with this subject, and only once per cause. If
-- an event has no order, its cause identifies it. `payload` contains ids, never an address or a name. PL/pgSQL keeps the
-- plan, which takes longer to make than the rows to insert; a function in SQL makes it at each call.
CREATE OR REPLACE FUNCTION announce_all(of_subject text, of_orders varchar[], causes text[], payload jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (kind, lane, subject, order_id, stream, cause, dedupe_key, payload)
  SELECT route.kind, route.lane, of_subject, event.order_id,
         coalesce('order:' || event.order_id, of_subject || ':' || event.cause), event.cause,
         route.lane || ':' || of_subject || ':' || event.cause, announce_all.payload
    FROM unnest(of_orders, causes) event (order_id, cause), outbox_route route
   WHERE of_subject = ANY (route.subjects)
      ON CONFLICT DO NOTHING;
END $$;

CREATE OR REPLACE FUNCTION announce(subject text, of_order varchar, cause text, payload jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_all(subject, ARRAY[of_order], ARRAY[cause], payload);
END $$;

-- One statement may place several orders.
CREATE OR REPLACE FUNCTION announce_placed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_all('order.placed', array_agg(order_id), array_agg(order_id)::text[]) FROM placed;
  PERFORM announce('order.paid', order_id, order_id) FROM placed WHERE paid_at IS NOT NULL;
  RETURN NULL;
END $$;

-- A transaction may set the time of payment and the state in either order.
CREATE OR REPLACE FUNCTION announce_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL
     OR OLD.state = 'unpaid' AND NEW.state IN ('paid', 'shipped') THEN
    PERFORM announce('order.paid', NEW.order_id, NEW.order_id);
  END IF;
  IF OLD.state <> NEW.state THEN
    IF NEW.state = 'shipped' THEN
      PERFORM announce('order.shipped', NEW.order_id, NEW.order_id);
    ELSIF NEW.state IN ('cancelled', 'expired') AND OLD.state NOT IN ('cancelled', 'expired') THEN
      PERFORM announce('order.' || NEW.state, NEW.order_id, NEW.order_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('order.refunded', NEW.order_id, NEW.id);
  RETURN NULL;
END $$;
