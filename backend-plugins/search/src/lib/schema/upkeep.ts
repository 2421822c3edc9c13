/** Brings the rows of products up to date, one after another. */
export const REFRESH_EACH = `-- Brings the rows of products up to date. Reads them after locking: otherwise two transactions, one of
-- which changes the name and one the price, would each write what they saw before the other. All locks
-- are taken in the order of the ids, and then of the combinations, so that imports do not deadlock.
CREATE FUNCTION catalogue_search_refresh(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made catalogue_search_row;
  sold text[] := '{}';
BEGIN
  INSERT INTO catalogue_search_turn (product_id)
  SELECT DISTINCT unnest(ids) COLLATE "C" AS product_id ORDER BY 1 ON CONFLICT DO NOTHING;
  PERFORM 1 FROM catalogue_search_turn WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;

  PERFORM catalogue_search_set_of(numbers)
     FROM (SELECT DISTINCT catalogue_search_numbers(id) AS numbers
             FROM unnest(ids) AS id ORDER BY 1) AS wanted;
  FOR made IN SELECT * FROM catalogue_search_rows(ids) LOOP
    PERFORM catalogue_search_store(made);
    sold := sold || made.product_id;
  END LOOP;

  WITH removed AS (
    DELETE FROM catalogue_search
     WHERE product_id = ANY (ids)
       AND product_id NOT IN (SELECT unnest(sold))
    RETURNING product_id)
  INSERT INTO catalogue_change (product_id, moves, regroups)
  SELECT product_id, false, true FROM removed;
END $$;
`;

/** The functions that write the rows, and the vocabulary of all words that products are found by. */
export const UPKEEP = `
-- A word may be kept twice, and there is deliberately no unique key: transactions that meet the same new
-- word must not wait for each other.
CREATE TABLE catalogue_search_vocabulary (
  word text COLLATE "C" NOT NULL,
  stem text COLLATE "C" NOT NULL,
  products int NOT NULL DEFAULT 1 -- about how many hold it; decides between equally near corrections
);
CREATE INDEX catalogue_search_vocabulary_word ON catalogue_search_vocabulary (word);
CREATE INDEX catalogue_search_vocabulary_stem ON catalogue_search_vocabulary (stem);

-- Each word with one letter missing: two words that share one differ by one letter.
CREATE TABLE catalogue_search_deletion (
  deletion text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL
);
CREATE INDEX catalogue_search_deletion_deletion ON catalogue_search_deletion (deletion);

-- A phrase of stems, and another that means the same.
CREATE TABLE catalogue_search_synonym (
  term text COLLATE "C" NOT NULL,
  meaning text COLLATE "C" NOT NULL,
  PRIMARY KEY (term, meaning)
);

CREATE FUNCTION catalogue_search_deletions(word text) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT left(word, place - 1) || substr(word, place + 1)
    FROM generate_series(1, length(word) + 1) AS place
$$;

-- Adds the words that are not known yet. Words of two letters count in scripts other than Latin.
CREATE FUNCTION catalogue_search_learn(tokens text[]) RETURNS void LANGUAGE sql AS $$
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
CREATE FUNCTION catalogue_search_recount() RETURNS bigint LANGUAGE sql AS $$
  WITH counted AS (
    SELECT word AS stem, ndoc FROM ts_stat(
      'SELECT document FROM catalogue_search_text ORDER BY number DESC LIMIT 20000')),
  recounted AS (
    UPDATE catalogue_search_vocabulary known SET products = counted.ndoc
      FROM counted WHERE counted.stem = known.stem AND known.products <> counted.ndoc
    RETURNING 1)
  SELECT count(*) FROM recounted
$$;

CREATE FUNCTION catalogue_search_store(made catalogue_search_row) RETURNS void LANGUAGE plpgsql AS $$
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

-- A row to lock for each product: the product's own row is locked in another order by staff and orders,
-- and one advisory lock for each product of a large import would not fit into shared memory.
CREATE TABLE catalogue_search_turn (product_id text COLLATE "C" PRIMARY KEY);

${REFRESH_EACH}`;
