-- The words of the catalogue that are nearly what a shopper has typed.

CREATE OR REPLACE FUNCTION catalogue_search_letters(word text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN (
    SELECT array_agg(letter ORDER BY letter COLLATE "C") FROM regexp_split_to_table(word, '') AS letter);
END $$;

-- The word that was meant, where one letter is wrong, missing, surplus or swapped with the next, or two
-- words with a space between them; NULL without such a word.
CREATE OR REPLACE FUNCTION catalogue_search_correct(typed text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  meant text;
BEGIN
  IF length(typed) >= 5 THEN
    SELECT word INTO meant
      FROM catalogue_search_vocabulary
     WHERE word = ANY (ARRAY(
             SELECT word FROM catalogue_search_deletion
              WHERE deletion = ANY (ARRAY(SELECT catalogue_search_deletions(typed)))))
       AND abs(length(word) - length(typed)) <= 1
     ORDER BY left(word, 1) = left(typed, 1) DESC,
              catalogue_search_letters(word) = catalogue_search_letters(typed) DESC,
              products DESC, word LIMIT 1;
  END IF;
  IF meant IS NULL AND length(typed) >= 6 THEN
    SELECT left(typed, place) || ' ' || substr(typed, place + 1) INTO meant
      FROM generate_series(3, length(typed) - 3) AS place
     WHERE EXISTS (SELECT FROM catalogue_search_vocabulary WHERE word = left(typed, place))
       AND EXISTS (SELECT FROM catalogue_search_vocabulary WHERE word = substr(typed, place + 1))
     ORDER BY place LIMIT 1;
  END IF;
  RETURN meant;
END $$;

-- The nearest word of the vocabulary: at most two letters away, or else like it in its trigrams.
CREATE OR REPLACE FUNCTION catalogue_search_nearest(typed text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  nearest text;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN RETURN NULL; END IF;
  IF length(typed) BETWEEN 4 AND 24 THEN
    WITH one_less AS (SELECT deletion AS part FROM catalogue_search_deletions(typed) AS deletion),
    parts AS (
      SELECT part FROM one_less
      UNION
      SELECT deletion FROM one_less, catalogue_search_deletions(part) AS deletion
       WHERE length(part) > 3)
    SELECT word INTO nearest
      FROM catalogue_search_vocabulary
     WHERE word = ANY (ARRAY(
             SELECT word FROM catalogue_search_deletion
              WHERE deletion = ANY (ARRAY(SELECT part FROM parts))))
       AND abs(length(word) - length(typed)) <= 2
     ORDER BY left(word, 1) = left(typed, 1) DESC, round((word <-> typed)::numeric, 1),
              products DESC, word LIMIT 1;
  END IF;
  IF nearest IS NULL THEN
    SELECT word INTO nearest
      FROM (SELECT word, products, word <-> typed AS distance
              FROM catalogue_search_vocabulary ORDER BY word <-> typed LIMIT 5) AS near
     WHERE distance < 0.72 ORDER BY round(distance::numeric, 1), products DESC LIMIT 1;
  END IF;
  RETURN nearest;
END $$;
