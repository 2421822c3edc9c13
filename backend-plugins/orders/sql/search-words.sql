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

-- The texts of an order's lines, by which a search finds it; the part number also without its separators.
CREATE OR REPLACE FUNCTION order_search_line(title text, part_number text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT order_search_fold(concat_ws(chr(1), title, part_number,
    nullif(regexp_replace(part_number, '[^[:alnum:]]', '', 'g'), part_number)))
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

-- Adds the words of at most so many new orders to those that staff's searches look in, and the amounts that the
-- previous version leaves out; returns whether orders are left. Only numbers that were given half a minute ago are
-- processed: until then, the statement with a lower number may not be committed, and after it has been canceled.
-- Compares times of this row alone, which a clock that is set back cannot hold up.
CREATE OR REPLACE FUNCTION add_order_words(at_most int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  done int;
  until int;
  last int;
BEGIN
  SELECT filled, CASE WHEN seen_at BETWEEN now() - interval '30 seconds' AND now() THEN filled ELSE seen END
    INTO done, last FROM order_words_progress FOR NO KEY UPDATE;
  until := least(done + at_most, last);
  IF done < last THEN
    WITH added AS MATERIALIZED (
      SELECT so.order_id, so.customer_id, line.product_id, so.amount, line.amount AS total,
             order_search_buyer(o.email, a) AS buyer, order_search_line(line.title, line.part_number) AS product
        FROM "order" o JOIN storefront_order so ON so.order_id = o.id
        JOIN order_line line ON line.order_id = o.id
        LEFT JOIN address a ON a.id = o.shipping_address_id
       WHERE o.display_id > done AND o.display_id <= until),
    completed AS (
      UPDATE storefront_order so SET amount = added.total
        FROM added WHERE added.order_id = so.order_id AND added.amount = 0)
    INSERT INTO order_search_words (kind, subject_id, words, is_other)
    SELECT kind, subject_id, words,
           row_number() OVER (PARTITION BY kind, subject_id ORDER BY words) > 1
           OR EXISTS (SELECT FROM order_search_words known
                       WHERE known.subject_id = text.subject_id AND known.kind = text.kind)
      FROM (SELECT 'buyer' AS kind, customer_id AS subject_id, buyer AS words FROM added
            UNION SELECT 'product', product_id, product FROM added) text
    ON CONFLICT DO NOTHING;
    UPDATE order_words_progress SET filled = until;
  END IF;
  IF until < last THEN RETURN true; END IF;
  UPDATE order_words_progress SET seen = newest.number, seen_at = now()
    FROM (SELECT coalesce(max(display_id), 0) AS number FROM "order") newest
   WHERE filled >= seen AND filled < newest.number;
  RETURN false;
END $$;
