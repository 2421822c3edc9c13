-- The text that a shopper has typed, as queries of full text search.

-- The categories that shoppers see: active and public ones, whose parents are so too.
CREATE OR REPLACE FUNCTION catalogue_search_branches() RETURNS catalogue_search_branch[]
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    WITH RECURSIVE branch AS (
      SELECT category.id, known.number, known.words
        FROM product_category category
        JOIN catalogue_search_category known ON known.category_id = category.id
       WHERE category.parent_category_id IS NULL AND category.is_active AND NOT category.is_internal
      UNION ALL
      SELECT category.id, known.number, branch.words || known.words
        FROM branch
        JOIN product_category category ON category.parent_category_id = branch.id
        JOIN catalogue_search_category known ON known.category_id = category.id
       WHERE category.is_active AND NOT category.is_internal)
    SELECT coalesce(array_agg(ROW(number, words)::catalogue_search_branch), '{}') FROM branch);
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_lexeme(lexeme text, is_prefix boolean) RETURNS tsquery
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ('''' || lexeme || CASE WHEN is_prefix THEN ''':*' ELSE '''' END)::tsquery
$$;

-- The products in the categories that have a word in their names; NULL if none has.
CREATE OR REPLACE FUNCTION catalogue_search_in_categories(
  lexeme text, is_prefix boolean, branches catalogue_search_branch[]) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT string_agg('''@' || branch.number || '''', ' | ')::tsquery
      FROM unnest(branches) AS branch
     WHERE CASE WHEN is_prefix
                THEN EXISTS (SELECT FROM unnest(branch.words) AS word WHERE word ^@ lexeme)
                ELSE lexeme = ANY (branch.words) END);
END $$;

-- A word in the product's own text, or in the names of its categories.
CREATE OR REPLACE FUNCTION catalogue_search_anywhere(
  lexeme text, is_prefix boolean, branches catalogue_search_branch[]) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT coalesce(own || catalogue_search_in_categories(lexeme, is_prefix, branches), own)
      FROM catalogue_search_lexeme(lexeme, is_prefix) AS own);
END $$;

-- All stems of a phrase but stop words; NULL if it has only those.
CREATE OR REPLACE FUNCTION catalogue_search_all(stems text[], branches catalogue_search_branch[]) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT string_agg('(' || catalogue_search_anywhere(stem, false, branches)::text || ')', ' & ')::tsquery
      FROM unnest(stems) AS stem WHERE NOT catalogue_search_is_stop_word(stem));
END $$;

-- The query, or one of the meanings of a phrase of stems.
CREATE OR REPLACE FUNCTION catalogue_search_or_meaning(
  query tsquery, phrase text, branches catalogue_search_branch[]) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  either tsquery := query;
  other text;
BEGIN
  FOR other IN SELECT meaning FROM catalogue_search_synonym WHERE term = phrase ORDER BY meaning LOOP
    either := coalesce(either || catalogue_search_all(string_to_array(other, ' '), branches), either);
  END LOOP;
  RETURN either;
END $$;

-- Whether any product, category or synonym has the word or another form of it.
CREATE OR REPLACE FUNCTION catalogue_search_is_known(typed text, its_stem text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT EXISTS (SELECT FROM catalogue_search_vocabulary WHERE word = typed)
        OR EXISTS (SELECT FROM catalogue_search_vocabulary WHERE stem = its_stem)
        OR EXISTS (SELECT FROM catalogue_search_synonym WHERE term = its_stem));
END $$;

-- U+10FFFF comes after every character: bounds that an index can use, also in a generic plan.
CREATE OR REPLACE FUNCTION catalogue_search_begins_a_word(typed text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT EXISTS (SELECT FROM catalogue_search_vocabulary
                    WHERE word >= typed AND word < typed || chr(1114111)));
END $$;

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
