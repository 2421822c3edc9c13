-- The German lexemes of the words $1, and whether a product or a category has a word that begins so; null for a stop word.
SELECT word, catalogue_search_is_word(word) AND catalogue_search_german(word) IS NULL AS "isStopWord",
       CASE WHEN EXISTS (SELECT FROM catalogue_search_text
                          WHERE document @@ (quote_literal(catalogue_search_german(word)) || ':*')::tsquery)
              OR EXISTS (SELECT FROM catalogue_search_category, unnest(words) AS own
                          WHERE own ^@ catalogue_search_german(word))
            THEN catalogue_search_german(word) END AS lexeme
  FROM unnest($1::text[]) AS word
