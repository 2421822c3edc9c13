-- The first day on which an order need not be kept: after kept_years full years from the last payment or refund. Half a
-- day is added, because the year of a paper depends on the seller's time zone.
CREATE OR REPLACE FUNCTION order_kept_until(of_order varchar, kept_years int) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT make_date(extract(year FROM last + interval '14 hours')::int + 1 + kept_years, 1, 1)
    FROM (SELECT greatest(so.paid_at, (SELECT max(created_at) FROM refund WHERE order_id = of_order)) AS last
            FROM storefront_order so WHERE so.order_id = of_order) sale
$$;

-- Removes personal data from an order: email, address, PO number and tracking. Products, amounts and times stay.
CREATE OR REPLACE FUNCTION erase_order(of_order varchar) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  person_id varchar := (SELECT customer_id FROM "order" WHERE id = of_order);
BEGIN
  UPDATE "order" SET email = erased_email(person_id) WHERE id = of_order AND email <> erased_email(person_id);
  UPDATE address
     SET first_name = 'Erased', last_name = '', company = NULL, phone = '', address_1 = '', address_2 = NULL, city = NULL,
         province = NULL, postal_code = NULL, metadata = NULL, customer_id = NULL, updated_at = now()
    FROM "order" o
   WHERE o.id = of_order AND address.id IN (o.shipping_address_id, o.billing_address_id)
     AND (address.first_name, address.phone, address.address_1) IS DISTINCT FROM ('Erased', '', '');
  UPDATE storefront_order SET po_number = NULL WHERE order_id = of_order AND po_number IS NOT NULL;
  DELETE FROM tracking_link WHERE fulfillment_id IN (SELECT id FROM fulfillment WHERE order_id = of_order);
  UPDATE fulfillment SET tracking_numbers = '[]' WHERE order_id = of_order AND tracking_numbers <> '[]';
  UPDATE order_event SET before = NULL, after = NULL WHERE order_id = of_order AND coalesce(before, after) IS NOT NULL;
END $$;

-- Keeps paid orders until their day and erases the others. A search by the person finds neither.
CREATE OR REPLACE FUNCTION erase_orders(person_id varchar, kept_years int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kept_order (order_id, keep_until)
  SELECT order_id, order_kept_until(order_id, kept_years) FROM storefront_order
   WHERE customer_id = person_id AND paid_at IS NOT NULL ON CONFLICT DO NOTHING;
  PERFORM erase_order(id) FROM "order" o
    WHERE o.customer_id = person_id AND NOT EXISTS (SELECT FROM kept_order WHERE order_id = o.id);
  UPDATE storefront_order SET is_erased = true WHERE customer_id = person_id AND NOT is_erased;
  DELETE FROM order_search_words WHERE kind = 'buyer' AND subject_id = person_id;
  INSERT INTO order_search_words (kind, subject_id, words)
  SELECT 'buyer', person_id, '' FROM storefront_order WHERE customer_id = person_id LIMIT 1;
END $$;

-- Keeps only the pseudonym as search words of an erased buyer, even if others are added later.
CREATE OR REPLACE FUNCTION hide_erased_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM erasure WHERE customer_id = NEW.subject_id) THEN
    NEW.words := order_search_fold(erased_email(NEW.subject_id));
    NEW.is_other := false;
  END IF;
  RETURN NEW;
END $$;

-- Erases up to at_most kept orders when their day has come; returns whether more are left. Orders refunded since then
-- are kept longer. The papers plugin deletes what papers say, on their own day.
CREATE OR REPLACE FUNCTION forget_kept_orders(at_most int, kept_years int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  due record;
  handled int := 0;
BEGIN
  FOR due IN SELECT order_id, order_kept_until(order_id, kept_years) AS keep_until FROM kept_order
              WHERE keep_until <= current_date ORDER BY kept_order.keep_until, order_id LIMIT at_most
                FOR UPDATE SKIP LOCKED LOOP
    handled := handled + 1;
    IF due.keep_until > current_date THEN
      UPDATE kept_order SET keep_until = due.keep_until WHERE order_id = due.order_id;
    ELSE
      PERFORM erase_order(due.order_id);
      DELETE FROM kept_order WHERE order_id = due.order_id;
    END IF;
  END LOOP;
  RETURN handled = at_most;
END $$;
