-- The state of an order, as `orderStateOf` in src/lib/order-state.ts derives it.
CREATE OR REPLACE FUNCTION storefront_order_state(
  status text, payment_status text, fulfillment_status text, expired boolean) RETURNS varchar
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN status = 'canceled' THEN CASE WHEN expired THEN 'expired' ELSE 'cancelled' END
    WHEN payment_status = 'refunded' THEN 'refunded'
    WHEN payment_status NOT IN ('captured', 'partially_refunded') THEN 'unpaid'
    WHEN fulfillment_status IN ('shipped', 'partially_returned', 'returned') THEN 'shipped'
    ELSE 'paid' END
$$;

CREATE OR REPLACE FUNCTION keep_order_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE storefront_order so
     SET state = storefront_order_state(NEW.status::text, NEW.payment_status::text,
                   NEW.fulfillment_status::text, so.expired_at IS NOT NULL),
         is_listed = NEW.status <> 'canceled'
   WHERE so.order_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION keep_expired_order_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state := CASE WHEN NEW.expired_at IS NULL THEN 'cancelled' ELSE 'expired' END;
  RETURN NEW;
END $$;

-- Rows that were not written by the statement that places an order have no amount.
CREATE OR REPLACE FUNCTION complete_storefront_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known record;
BEGIN
  SELECT o.status, o.payment_status, o.fulfillment_status, item.unit_price * item.quantity AS amount
    INTO known
    FROM "order" o JOIN line_item item ON item.order_id = o.id WHERE o.id = NEW.order_id LIMIT 1;
  IF FOUND THEN
    NEW.amount := known.amount;
    NEW.state := storefront_order_state(known.status::text, known.payment_status::text,
      known.fulfillment_status::text, NEW.expired_at IS NOT NULL);
    NEW.is_listed := known.status <> 'canceled';
  END IF;
  RETURN NEW;
END $$;
