-- For each of the numbers $1, in order: at most $2 products with a number like it. Such a number begins with all of it,
-- or with the most that any number begins with, but for the last three characters at most; or it has its last parts.
SELECT ARRAY(
         SELECT product_id
           FROM (SELECT product_id, skus, in_stock, name FROM catalogue_search
                  WHERE document @@ concat_ws(' | ', typed.beginning, typed.endings)::tsquery
                  LIMIT 200) AS near -- a short beginning may fit thousands
          ORDER BY abs(length(skus[1]) - length(typed.code)), in_stock DESC, name, product_id LIMIT $2) AS ids
  FROM unnest($1::text[]) WITH ORDINALITY AS given (number, place)
 CROSS JOIN LATERAL (SELECT catalogue_search_sku(given.number) AS code OFFSET 0) AS folded
 CROSS JOIN LATERAL (
   SELECT code,
          (SELECT beginning
             FROM generate_series(0, least(3, length(code) - 4)) AS missing,
                  LATERAL (SELECT '''#' || left(code, length(code) - missing) || ''':*' AS beginning OFFSET 0) AS tried
            WHERE code ~ '[0-9]' AND EXISTS (SELECT FROM catalogue_search WHERE document @@ beginning::tsquery)
            ORDER BY missing LIMIT 1),
          (SELECT string_agg('''' || lexeme || '''', ' | ')
             FROM unnest(catalogue_search_sku_lexemes(given.number)) AS lexeme WHERE lexeme ~ '[0-9]') AS endings
   OFFSET 0) AS typed
 ORDER BY given.place
