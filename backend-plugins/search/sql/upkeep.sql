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

-- Adds the words of phrases. A word that no product has is a correction after those that products have: cultivater
-- is cultivator before it is the French cultivateur.
CREATE OR REPLACE FUNCTION catalogue_search_learn_phrases(phrases text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  added text[] := ARRAY(
    SELECT token COLLATE "C" FROM unnest(phrases) AS phrase, unnest(catalogue_search_split(phrase)) AS token
    EXCEPT SELECT word FROM catalogue_search_vocabulary);
BEGIN
  PERFORM catalogue_search_learn(added);
  UPDATE catalogue_search_vocabulary SET products = 0 WHERE word = ANY (added);
END $$;

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
