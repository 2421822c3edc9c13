-- For a query that has found nothing: the nearest one that finds something.

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

CREATE OR REPLACE FUNCTION catalogue_search_finds(written text) RETURNS boolean LANGUAGE plpgsql STABLE
SET enable_seqscan = off AS $$
DECLARE
  wanted tsquery := (catalogue_search_parse(written, false)).query;
BEGIN
  RETURN wanted IS NOT NULL
     AND EXISTS (SELECT FROM catalogue_search WHERE document @@ wanted LIMIT 1);
END $$;

-- Tries, in this order: the unknown words replaced by the nearest ones, the known words alone, and the
-- first or the last word. NULL if none of them finds anything.
CREATE OR REPLACE FUNCTION catalogue_search_suggestion(written text) RETURNS text LANGUAGE plpgsql STABLE
SET enable_seqscan = off AS $$
DECLARE
  parsed record := catalogue_search_parse(written, true);
  tokens text[] := (catalogue_search_split(left(coalesce(parsed.corrected, written), 100)))[1:16];
  nearest text[];
  candidate text;
BEGIN
  SELECT array_agg(CASE WHEN token = ANY (parsed.unknown) THEN catalogue_search_nearest(token)
                        ELSE token END ORDER BY place)
    INTO nearest FROM unnest(tokens) WITH ORDINALITY AS typed (token, place);
  FOREACH candidate IN ARRAY ARRAY[
    array_to_string(nearest, ' '),
    (SELECT string_agg(token, ' ' ORDER BY place)
       FROM unnest(tokens) WITH ORDINALITY AS typed (token, place)
      WHERE token <> ALL (parsed.unknown)),
    nearest[1], nearest[cardinality(nearest)]]
  LOOP
    IF candidate <> '' AND candidate <> array_to_string(tokens, ' ')
       AND catalogue_search_finds(candidate) THEN
      RETURN candidate;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
