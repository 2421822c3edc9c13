CREATE OR REPLACE FUNCTION catalogue_search_deletions(word text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT left(word, place - 1) || substr(word, place + 1)
    FROM generate_series(1, length(word) + 1) AS place
$$;

-- Adds the words that are not known yet. Words of two letters count in scripts other than Latin.
CREATE OR REPLACE FUNCTION catalogue_search_learn(tokens text[]) RETURNS void LANGUAGE sql AS $$
  WITH learned AS (
    INSERT INTO catalogue_search_vocabulary (word, stem)
    SELECT token, catalogue_search_stem(token)
      FROM (SELECT DISTINCT unnest(tokens) COLLATE "C" AS token) AS used
     WHERE catalogue_search_is_word(token) AND length(token) <= 30
       AND (length(token) >= 3 OR token ~ '^[^a-z]{2}')
       AND NOT EXISTS (SELECT FROM catalogue_search_vocabulary WHERE word = token)
    RETURNING word)
  INSERT INTO catalogue_search_deletion (deletion, word)
  SELECT deletion, word FROM learned, catalogue_search_deletions(word) AS deletion
   WHERE length(word) >= 4
$$;

-- Counts the stems of the newest products again. A guess is enough: it only breaks ties. Returns how
-- many words have another count now.
CREATE OR REPLACE FUNCTION catalogue_search_recount() RETURNS bigint LANGUAGE sql AS $$
  WITH counted AS (
    SELECT word AS stem, ndoc FROM ts_stat(
      'SELECT document FROM catalogue_search_text ORDER BY number DESC LIMIT 20000')),
  recounted AS (
    UPDATE catalogue_search_vocabulary known SET products = counted.ndoc
      FROM counted WHERE counted.stem = known.stem AND known.products <> counted.ndoc
    RETURNING 1)
  SELECT count(*) FROM recounted
$$;

CREATE OR REPLACE FUNCTION catalogue_search_store(made catalogue_search_row) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own_set int := catalogue_search_set_of(made.numbers);
  own_number bigint;
  is_changed boolean;
BEGIN
  INSERT INTO catalogue_search AS kept (product_id, created_at, price, rating, name_words, in_stock,
                                        set_number, name, skus, document)
  VALUES (made.product_id, made.created_at, made.price, made.rating, made.name_words, made.in_stock,
          own_set, made.name, made.skus, ts_filter(made.document, '{a,b,c}'))
  ON CONFLICT (product_id) DO UPDATE
     SET created_at = excluded.created_at, price = excluded.price, rating = excluded.rating,
         name_words = excluded.name_words, in_stock = excluded.in_stock,
         set_number = excluded.set_number, name = excluded.name, skus = excluded.skus,
         document = excluded.document
   WHERE (kept.created_at, kept.price, kept.rating, kept.in_stock, kept.set_number, kept.name,
          kept.skus, kept.document)
         IS DISTINCT FROM
         (excluded.created_at, excluded.price, excluded.rating, excluded.in_stock, excluded.set_number,
          excluded.name, excluded.skus, excluded.document);
  is_changed := FOUND;
  SELECT number INTO own_number FROM catalogue_search WHERE product_id = made.product_id;

  INSERT INTO catalogue_search_text AS kept (number, document) VALUES (own_number, made.document)
  ON CONFLICT (number) DO UPDATE SET document = excluded.document
   WHERE kept.document <> excluded.document;
  IF FOUND THEN
    is_changed := true;
    PERFORM catalogue_search_learn(made.vocabulary);
  END IF;

  INSERT INTO catalogue_search_facet AS kept (number, set_number, price, in_stock)
  VALUES (own_number, own_set, made.price, made.in_stock)
  ON CONFLICT (number) DO UPDATE
     SET set_number = excluded.set_number, price = excluded.price, in_stock = excluded.in_stock
   WHERE (kept.set_number, kept.price, kept.in_stock)
         <> (excluded.set_number, excluded.price, excluded.in_stock);

  IF is_changed THEN
    INSERT INTO catalogue_change (product_id, moves, regroups) VALUES (made.product_id, false, true);
  END IF;
END $$;
