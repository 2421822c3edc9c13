-- Lower case without accents, whatever the locale of the database. Canonical forms only: a compatibility
-- form may become a character that means something to LIKE.
CREATE OR REPLACE FUNCTION order_search_fold(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN written ~ '[^\x01-\x7F]' THEN
    lower(translate(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(written, NFD), '[\u0300-\u036F]', '', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
      'ØøŁłĐđÐð', 'oolldddd'))
  ELSE lower(written) END
$$;

-- The words by which a search finds a buyer's orders: email, name, the digits of the phone, address. The mark
-- between two of them is in no search. The zero in +49 (0)30 is not dialed after the country's code.
CREATE OR REPLACE FUNCTION order_search_buyer(email text, sent_to address) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT order_search_fold(concat_ws(chr(1), email, concat_ws(' ', sent_to.first_name, sent_to.last_name),
    regexp_replace(replace(sent_to.phone, '(0)', ''), '\D', '', 'g'),
    concat_ws(' ', sent_to.company, sent_to.address_1, sent_to.address_2, sent_to.postal_code,
              sent_to.city, sent_to.province)))
$$;

CREATE OR REPLACE FUNCTION add_words_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_words (kind, subject_id, words, is_other)
  SELECT 'buyer', so.customer_id, order_search_buyer(o.email, a), true
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id
   WHERE o.id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION add_words_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search_words (kind, subject_id, words, is_other)
  SELECT 'buyer', so.customer_id, order_search_buyer(o.email, a), true
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id
   WHERE o.shipping_address_id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
