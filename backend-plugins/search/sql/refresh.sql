-- Brings the rows of products up to date, many at once. A product whose words are the same keeps its document: a
-- change of price, stock or rating writes these alone.

-- The products as they are now, without their words; none for a product that is not sold.
CREATE OR REPLACE FUNCTION catalogue_search_states(ids text[]) RETURNS SETOF catalogue_search_state
LANGUAGE sql STABLE AS $$
  SELECT product.product_id, product.created_at, product.unit_price,
         (product.points::real / nullif(product.reviews, 0))::real, product.available > 0,
         md5(ROW(product.title, product.description, product.metadata->'specifications',
                 catalogue_search_numbers(product.product_id), code.codes)::text
             -- nothing for a product without German texts, whose words stay as they are
             || concat(product.metadata->'name_de', product.metadata->'description_de',
                       product.metadata->'specifications_de'))
    FROM shown_product product
   CROSS JOIN LATERAL (
      SELECT array_agg(ARRAY[sold.sku, sold.barcode, sold.ean, sold.upc] ORDER BY sold.id) AS codes
        FROM product_variant sold
       WHERE sold.product_id = product.product_id AND sold.deleted_at IS NULL) AS code
   WHERE product.product_id = ANY (ids)
     AND product.currency_code = (SELECT currency FROM catalogue_search_setting)
$$;

-- Writes the rows of products with new words.
CREATE OR REPLACE FUNCTION catalogue_search_reword(states catalogue_search_state[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  ids text[] := ARRAY(SELECT product_id FROM unnest(states));
  words text[];
BEGIN
  WITH made AS MATERIALIZED (SELECT * FROM catalogue_search_rows(ids)),
  stored AS (
    INSERT INTO catalogue_search AS kept (product_id, created_at, price, rating, name_words, in_stock,
                                          set_number, name, skus, document, source)
    SELECT made.product_id, made.created_at, made.price, made.rating, name_words, made.in_stock,
           categories.set_number, name, skus, ts_filter(document, '{a,b,c}'), state.source
      FROM made
      JOIN unnest(states) AS state ON state.product_id = made.product_id
      JOIN catalogue_search_category_set categories ON categories.numbers = made.numbers
     ORDER BY made.product_id
    ON CONFLICT (product_id) DO UPDATE
       SET created_at = excluded.created_at, price = excluded.price, rating = excluded.rating,
           name_words = excluded.name_words, in_stock = excluded.in_stock,
           set_number = excluded.set_number, name = excluded.name, skus = excluded.skus,
           document = excluded.document, source = excluded.source
    RETURNING number, product_id, set_number, price, in_stock),
  facets AS (
    INSERT INTO catalogue_search_facet AS kept (number, set_number, price, in_stock)
    SELECT number, set_number, price, in_stock FROM stored
    ON CONFLICT (number) DO UPDATE
       SET set_number = excluded.set_number, price = excluded.price, in_stock = excluded.in_stock
     WHERE (kept.set_number, kept.price, kept.in_stock)
           <> (excluded.set_number, excluded.price, excluded.in_stock)),
  texts AS (
    INSERT INTO catalogue_search_text AS kept (number, document)
    SELECT number, document FROM stored JOIN made USING (product_id)
    ON CONFLICT (number) DO UPDATE SET document = excluded.document
     WHERE kept.document <> excluded.document
    RETURNING number),
  changed AS (
    INSERT INTO catalogue_change (product_id, moves, regroups)
    SELECT product_id, false, true FROM stored)
  SELECT array_agg(DISTINCT word) INTO words
    FROM texts JOIN stored USING (number) JOIN made USING (product_id), unnest(vocabulary) AS word;
  IF words IS NOT NULL THEN PERFORM catalogue_search_learn(words); END IF;
  PERFORM catalogue_search_keep_figures(ids);
  PERFORM catalogue_search_learn_measures(ids);
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_bring(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  states catalogue_search_state[] := ARRAY(SELECT state FROM catalogue_search_states(ids) AS state);
  reworded catalogue_search_state[];
BEGIN
  WITH removed AS (
    DELETE FROM catalogue_search
     WHERE product_id = ANY (ids)
       AND product_id NOT IN (SELECT product_id FROM unnest(states))
    RETURNING product_id)
  INSERT INTO catalogue_change (product_id, moves, regroups)
  SELECT product_id, false, true FROM removed;

  SELECT array_agg(state) INTO reworded
    FROM unnest(states) AS state
    LEFT JOIN catalogue_search kept ON kept.product_id = state.product_id
   WHERE kept.source IS DISTINCT FROM state.source;
  IF reworded IS NOT NULL THEN PERFORM catalogue_search_reword(reworded); END IF;

  WITH changed AS (
    UPDATE catalogue_search kept
       SET created_at = state.created_at, price = state.price, rating = state.rating,
           in_stock = state.in_stock
      FROM unnest(states) AS state
     WHERE kept.product_id = state.product_id
       AND (kept.created_at, kept.price, kept.rating, kept.in_stock)
           IS DISTINCT FROM (state.created_at, state.price, state.rating, state.in_stock)
    RETURNING kept.product_id, kept.number, kept.price, kept.in_stock),
  facets AS (
    UPDATE catalogue_search_facet facet SET price = changed.price, in_stock = changed.in_stock
      FROM changed
     WHERE facet.number = changed.number
       AND (facet.price, facet.in_stock) <> (changed.price, changed.in_stock))
  INSERT INTO catalogue_change (product_id, moves, regroups)
  SELECT product_id, false, true FROM changed;
END $$;

-- Brings the rows of products up to date. Reads them after locking: otherwise two transactions, one of
-- which changes the name and one the price, would each write what they saw before the other. All locks
-- are taken in the order of the ids, and then of the combinations, so that imports do not deadlock.
CREATE OR REPLACE FUNCTION catalogue_search_refresh(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  at_once CONSTANT int := 500; -- bounds the memory of a transaction that changes all products
BEGIN
  INSERT INTO catalogue_search_turn (product_id)
  SELECT DISTINCT unnest(ids) COLLATE "C" AS product_id ORDER BY 1 ON CONFLICT DO NOTHING;
  PERFORM 1 FROM catalogue_search_turn WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;

  PERFORM catalogue_search_set_of(numbers)
     FROM (SELECT DISTINCT catalogue_search_numbers(id) AS numbers
             FROM unnest(ids) AS id ORDER BY 1) AS wanted;
  FOR place IN 1..cardinality(ids) BY at_once LOOP
    PERFORM catalogue_search_bring(ids[place:place + at_once - 1]);
  END LOOP;
END $$;

-- The first of the deferred calls does the work of all; the others find their product gone.
CREATE OR REPLACE FUNCTION catalogue_search_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken text[];
BEGIN
  IF NOT EXISTS (SELECT FROM catalogue_search_pending
                  WHERE xid = NEW.xid AND product_id = NEW.product_id) THEN RETURN NULL; END IF;
  WITH gone AS (
    DELETE FROM catalogue_search_pending WHERE xid = NEW.xid RETURNING product_id)
  SELECT array_agg(product_id) INTO taken FROM gone;
  PERFORM catalogue_search_refresh(taken);
  RETURN NULL;
END $$;
