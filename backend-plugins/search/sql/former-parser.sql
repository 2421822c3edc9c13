-- The parser of the previous version, whose processes run during an upgrade. Nothing calls these functions, nor uses
-- the types catalogue_search_branch and catalogue_search_term: the next release drops them.

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

-- The longest phrase of two or three tokens that has synonyms; NULL without one.
CREATE OR REPLACE FUNCTION catalogue_search_phrase(tokens text[], first int, branches catalogue_search_branch[])
RETURNS catalogue_search_term LANGUAGE plpgsql STABLE AS $$
DECLARE
  term catalogue_search_term;
  phrase text;
BEGIN
  FOR final IN REVERSE least(first + 2, cardinality(tokens))..first + 1 LOOP
    phrase := catalogue_search_stems(tokens[first:final]);
    IF EXISTS (SELECT FROM catalogue_search_synonym WHERE catalogue_search_synonym.term = phrase) THEN
      term.first_token := first;
      term.last_token := final;
      term.exactly := catalogue_search_all(string_to_array(phrase, ' '), '{}');
      term.query := catalogue_search_or_meaning(
        catalogue_search_all(string_to_array(phrase, ' '), branches), phrase, branches);
      RETURN term;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- A number, with its unit if one follows.
CREATE OR REPLACE FUNCTION catalogue_search_number_term(tokens text[], first int, is_typing boolean)
RETURNS catalogue_search_term LANGUAGE plpgsql STABLE AS $$
DECLARE
  term catalogue_search_term;
  digits text := left(catalogue_search_as_digits(tokens[first]), 30);
  unit text := catalogue_search_unit(tokens[first + 1]);
  is_last boolean := is_typing AND first = cardinality(tokens) AND length(digits) >= 2;
BEGIN
  term.first_token := first;
  term.last_token := CASE WHEN unit IS NULL THEN first ELSE first + 1 END;
  IF unit IS NULL THEN
    term.exactly := catalogue_search_lexeme(digits, false);
    term.query := catalogue_search_lexeme(digits, is_last);
  ELSE
    term.exactly := catalogue_search_lexeme(catalogue_search_measure(digits, unit), false);
    term.query := term.exactly;
  END IF;
  RETURN term;
END $$;

-- Up to three letters and a number, such as T 120, T120 or T-120.
CREATE OR REPLACE FUNCTION catalogue_search_model(tokens text[], first int, is_typing boolean)
RETURNS catalogue_search_term LANGUAGE plpgsql STABLE AS $$
DECLARE
  term catalogue_search_term;
  letters text := tokens[first];
  digits text := tokens[first + 1];
  is_last boolean := is_typing AND first + 1 = cardinality(tokens);
  apart tsquery;
BEGIN
  term.first_token := first;
  term.last_token := first + 1;
  term.exactly := catalogue_search_lexeme(letters || digits, false);
  term.query := catalogue_search_lexeme(letters || digits, is_last);
  IF length(letters) > 1 THEN
    apart := catalogue_search_lexeme(digits, is_last AND length(digits) > 1);
    IF NOT catalogue_search_is_stop_word(letters) THEN
      apart := catalogue_search_lexeme(catalogue_search_stem(letters), false) && apart;
    END IF;
    term.query := term.query || apart;
  END IF;
  RETURN term;
END $$;

-- A word that is known, begins a known one, is nearly one, or is unknown.
CREATE OR REPLACE FUNCTION catalogue_search_single_word(
  typed text, is_last boolean, branches catalogue_search_branch[])
RETURNS catalogue_search_term LANGUAGE plpgsql STABLE AS $$
DECLARE
  term catalogue_search_term;
  stem text := catalogue_search_stem(typed);
  is_prefix boolean := is_last AND length(typed) >= 2;
  stems text[];
BEGIN
  IF catalogue_search_is_known(typed, stem) THEN
    term.exactly := catalogue_search_lexeme(stem, false);
    term.query := catalogue_search_anywhere(stem, false, branches);
    IF is_prefix THEN
      term.query := term.query || catalogue_search_anywhere(typed, true, branches);
    END IF;
    term.query := catalogue_search_or_meaning(term.query, stem, branches);
    term.categories := catalogue_search_in_categories(stem, false, branches);
  ELSIF length(typed) >= 2 AND catalogue_search_begins_a_word(typed) THEN
    term.exactly := catalogue_search_lexeme(typed, true);
    term.query := catalogue_search_anywhere(typed, true, branches);
    term.categories := catalogue_search_in_categories(typed, true, branches);
  ELSE
    term.corrected := catalogue_search_correct(typed);
    IF term.corrected IS NULL THEN
      term.is_unknown := true;
      term.exactly := catalogue_search_lexeme(stem, false);
      term.query := CASE WHEN is_prefix THEN catalogue_search_lexeme(typed, true) ELSE term.exactly END;
    ELSE
      stems := string_to_array(
        catalogue_search_stems(string_to_array(term.corrected, ' ')), ' ');
      term.exactly := catalogue_search_all(stems, '{}');
      term.query := catalogue_search_or_meaning(
        catalogue_search_all(stems, branches), array_to_string(stems, ' '), branches);
      term.categories := catalogue_search_in_categories(stems[1], false, branches);
    END IF;
  END IF;
  RETURN term;
END $$;

-- A word, together with the next one if they are written as one word elsewhere: mist blower.
CREATE OR REPLACE FUNCTION catalogue_search_word_term(
  tokens text[], first int, is_typing boolean, branches catalogue_search_branch[])
RETURNS catalogue_search_term LANGUAGE plpgsql STABLE AS $$
DECLARE
  typed text := tokens[first];
  following text := tokens[first + 1];
  is_last boolean := is_typing AND first = cardinality(tokens);
  term catalogue_search_term := catalogue_search_single_word(typed, is_last, branches);
BEGIN
  term.first_token := first;
  term.last_token := first;
  IF length(typed) >= 3 AND catalogue_search_is_word(following)
     AND EXISTS (SELECT FROM catalogue_search_vocabulary WHERE word = typed || following)
  THEN
    term.last_token := first + 1;
    term.query := coalesce(
        term.query && catalogue_search_all(ARRAY[catalogue_search_stem(following)], branches), term.query)
      || catalogue_search_anywhere(catalogue_search_stem(typed || following), false, branches);
    term.exactly := coalesce(
        term.exactly && catalogue_search_all(ARRAY[catalogue_search_stem(following)], '{}'), term.exactly)
      || catalogue_search_lexeme(catalogue_search_stem(typed || following), false);
  END IF;
  RETURN term;
END $$;

-- Whether a token only ranks: a sign without its number, a stop word, or the first letter of a word that
-- is still being typed.
CREATE OR REPLACE FUNCTION catalogue_search_is_idle(
  tokens text[], place int, is_typing boolean, is_first_term boolean) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
DECLARE
  token text := tokens[place];
  is_last boolean := is_typing AND place = cardinality(tokens);
BEGIN
  IF token ~ '^[%"°]' THEN RETURN true; END IF;
  IF token ~ '^[0-9]' OR cardinality(tokens) = 1 THEN RETURN false; END IF;
  IF is_last AND length(token) = 1 AND NOT is_first_term THEN RETURN true; END IF;
  RETURN catalogue_search_is_stop_word(token)
     AND NOT (is_last AND length(token) <= 2 AND is_first_term);
END $$;

CREATE OR REPLACE FUNCTION catalogue_search_terms(
  tokens text[], is_typing boolean, branches catalogue_search_branch[])
RETURNS SETOF catalogue_search_term LANGUAGE plpgsql STABLE AS $$
DECLARE
  place int := 1;
  is_first_term boolean := true;
  token text;
  term catalogue_search_term;
BEGIN
  WHILE place <= cardinality(tokens) LOOP
    token := catalogue_search_as_digits(tokens[place]);
    term := catalogue_search_phrase(tokens, place, branches);
    IF term.first_token IS NULL THEN
      IF token ~ '^[0-9]' THEN
        term := catalogue_search_number_term(tokens, place, is_typing);
      ELSIF catalogue_search_is_word(token) AND length(token) <= 3 AND tokens[place + 1] ~ '^[0-9]'
            AND length(tokens[place + 1]) <= 30
            AND catalogue_search_unit(tokens[place + 2]) IS NULL THEN
        term := catalogue_search_model(tokens, place, is_typing);
      ELSIF catalogue_search_is_idle(tokens, place, is_typing, is_first_term) THEN
        place := place + 1;
        CONTINUE;
      ELSE
        term := catalogue_search_word_term(tokens, place, is_typing, branches);
      END IF;
    END IF;
    IF term.query IS NOT NULL THEN
      RETURN NEXT term;
      is_first_term := false;
    END IF;
    place := term.last_token + 1;
  END LOOP;
END $$;

-- All terms, where a run of short words and numbers may also be the beginning of a part number or of its
-- last parts: hr 14 220, HR14220, 14-220.
CREATE OR REPLACE FUNCTION catalogue_search_combine(tokens text[], terms catalogue_search_term[]) RETURNS tsquery
LANGUAGE plpgsql STABLE AS $$
DECLARE
  all_terms tsquery;
  run_query tsquery;
  run text;
  place int := 1;
  term catalogue_search_term;
BEGIN
  WHILE place <= cardinality(terms) LOOP
    run := '';
    run_query := NULL;
    WHILE place <= cardinality(terms) LOOP
      term := terms[place];
      EXIT WHEN array_to_string(tokens[term.first_token:term.last_token], ' ') ~ '[^0-9 ]{5}|[.%"°]';
      run := run || array_to_string(tokens[term.first_token:term.last_token], '');
      run_query := coalesce(run_query && term.query, term.query);
      place := place + 1;
    END LOOP;
    IF length(run) >= 4 AND run ~ '[0-9]' AND run !~ '^[0-9]{1,4}$' THEN
      run_query := run_query || catalogue_search_lexeme('#' || translate(run, 'oil', '011'), true);
    END IF;
    IF run_query IS NULL THEN
      run_query := term.query;
      place := place + 1;
    END IF;
    all_terms := coalesce(all_terms && run_query, run_query);
  END LOOP;
  RETURN all_terms;
END $$;

-- Reads what a shopper has typed; is_typing if the last word may be unfinished. query is NULL if there
-- is nothing to search for.
CREATE OR REPLACE FUNCTION catalogue_search_parse(
  written text, is_typing boolean,
  OUT query tsquery, OUT exactly tsquery, OUT categories tsquery,
  OUT folded text, OUT sku text, OUT corrected text, OUT unknown text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
  tokens text[] := (catalogue_search_split(left(written, 100)))[1:16];
  shown text[] := tokens;
  terms catalogue_search_term[];
  term catalogue_search_term;
BEGIN
  unknown := '{}';
  folded := array_to_string(tokens, ' ');
  sku := catalogue_search_sku(left(written, 100));
  IF length(sku) < 4 OR sku !~ '[0-9]' OR folded !~ '[0-9]' THEN sku := NULL; END IF;
  terms := ARRAY(SELECT each_term::catalogue_search_term
                   FROM catalogue_search_terms(tokens, is_typing, catalogue_search_branches()) AS each_term);
  FOREACH term IN ARRAY terms LOOP
    exactly := coalesce(exactly && term.exactly, exactly, term.exactly);
    categories := coalesce(categories || term.categories, categories, term.categories);
    IF term.corrected IS NOT NULL THEN shown[term.first_token] := term.corrected; END IF;
    IF term.is_unknown THEN unknown := unknown || tokens[term.first_token]; END IF;
  END LOOP;
  query := catalogue_search_combine(tokens, terms);
  IF sku IS NOT NULL AND cardinality(tokens) <= 6 AND length(sku) <= 24
     AND folded !~ '[^0-9 .%"°]{5}' AND sku !~ '^[0-9]{1,4}$' THEN
    query := coalesce(query || catalogue_search_lexeme('#' || sku, true), query);
  END IF;
  IF shown <> tokens THEN corrected := array_to_string(shown, ' '); END IF;
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
