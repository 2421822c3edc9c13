-- Splits the text that a shopper has typed, and returns what the database knows about its words: whether products
-- have them, which were meant instead, their synonyms, and the categories that shoppers see.
WITH typed AS MATERIALIZED (
  SELECT place, token, catalogue_search_as_digits(token) AS digits, catalogue_search_stem(token) AS stem,
         lead(token) OVER (ORDER BY place) AS next
    FROM unnest((catalogue_search_split(left($1, 100)))[1:16]) WITH ORDINALITY AS split (token, place)),
known AS MATERIALIZED (
  SELECT typed.*,
         EXISTS (SELECT FROM catalogue_search_vocabulary WHERE word = token)
           OR EXISTS (SELECT FROM catalogue_search_vocabulary known WHERE known.stem = typed.stem)
           OR EXISTS (SELECT FROM catalogue_search_synonym WHERE term = typed.stem) AS is_known,
         -- U+10FFFF comes after every character: bounds that an index can use, also in a generic plan
         EXISTS (SELECT FROM catalogue_search_vocabulary
                  WHERE word >= token AND word < token || chr(1114111)) AS is_beginning,
         EXISTS (SELECT FROM catalogue_search_vocabulary WHERE word = token || next) AS is_joined
    FROM typed),
word AS MATERIALIZED (
  SELECT known.*, unit, corrected, string_to_array(catalogue_search_stems(string_to_array(corrected, ' ')), ' ') AS meant
    FROM known
   CROSS JOIN LATERAL (
      SELECT CASE WHEN NOT is_known AND NOT is_beginning AND catalogue_search_is_word(token)
                        AND length(token) <= 30 -- the vocabulary has no longer words
                  THEN catalogue_search_correct(token) END AS corrected OFFSET 0) AS correction
   CROSS JOIN LATERAL (
      SELECT CASE WHEN digits ~ '^[0-9]' AND length(digits) <= 30 THEN catalogue_search_unit(next) END AS unit
      OFFSET 0) AS measure),
synonym AS MATERIALIZED (
  SELECT term, meaning FROM catalogue_search_synonym
   WHERE term = ANY (ARRAY(
           SELECT string_agg(later.stem, ' ' ORDER BY later.place)
             FROM word CROSS JOIN generate_series(0, 2) AS more
             JOIN word later ON later.place BETWEEN word.place AND word.place + more
            GROUP BY word.place, more
           UNION ALL SELECT array_to_string(meant, ' ') FROM word)))
SELECT (SELECT coalesce(json_agg(json_build_object(
                 'text', token,
                 'code', catalogue_search_as_code(token),
                 'stem', stem,
                 'number', CASE WHEN digits ~ '^[0-9]' THEN left(digits, 30) END,
                 'measure', CASE WHEN unit IS NOT NULL THEN catalogue_search_measure(digits, unit) END,
                 'near', CASE WHEN unit IS NOT NULL
                              THEN catalogue_search_near_measures(digits::numeric * split_part(unit, ' ', 1)::numeric,
                                                                  split_part(unit, ' ', 2)) END,
                 'isKnown', is_known, 'isBeginning', is_beginning,
                 'joined', CASE WHEN is_joined THEN catalogue_search_stem(token || next) END,
                 'corrected', corrected, 'meant', meant) ORDER BY place), '[]')
          FROM word) AS words,
       catalogue_search_sku(left($1, 100)) AS code,
       (SELECT coalesce(json_agg(json_build_object('term', term, 'meaning', meaning) ORDER BY term, meaning), '[]')
          FROM synonym) AS synonyms,
       ARRAY(SELECT phrase.word
               FROM (SELECT token FROM word UNION SELECT stem FROM word UNION SELECT unnest(meant) FROM word
                     UNION SELECT regexp_split_to_table(meaning, ' ') FROM synonym) AS phrase (word)
              WHERE catalogue_search_is_stop_word(phrase.word)) AS "stopWords",
       (SELECT coalesce(json_agg(category ORDER BY ranks, id), '[]')
          FROM catalogue_search_shown_category AS category) AS branches
