-- The texts of order_search_text, with which the version before the words searched orders. A later release
-- drops the table and all of this.
CREATE OR REPLACE FUNCTION order_buyer_text(email text, first_name text, last_name text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(email || chr(1) || concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')))
$$;

CREATE OR REPLACE FUNCTION add_changed_order_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_text (kind, subject_id, words, is_other)
  SELECT 'buyer', so.customer_id, order_buyer_text(o.email, a.first_name, a.last_name), true
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id
   WHERE o.id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION add_changed_address_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_text (kind, subject_id, words, is_other)
  SELECT 'buyer', so.customer_id, order_buyer_text(o.email, a.first_name, a.last_name), true
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id
   WHERE o.shipping_address_id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
