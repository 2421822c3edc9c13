-- Which of these queries, of a text that no product matches, to keep: all that match products, without the most
-- frequent ones, until a product matches the rest. Counting stops where the order of two queries does not matter.
WITH term AS MATERIALIZED (
  SELECT place, query,
         (SELECT count(*) FROM (SELECT FROM catalogue_search_text
                                 WHERE document @@ query::tsquery LIMIT 2000) AS found) AS products
    FROM unnest($1::text[]) WITH ORDINALITY AS terms (query, place)),
ranked AS MATERIALIZED (
  SELECT place, query, row_number() OVER (ORDER BY products, place DESC) AS rank FROM term WHERE products > 0)
SELECT ARRAY(
  SELECT place::int - 1 FROM ranked
   WHERE rank <= (
     SELECT kept
       FROM generate_series((SELECT least(count(*), cardinality($1::text[]) - 1) FROM ranked), 1, -1) AS kept
      WHERE kept = 1 OR EXISTS (
              SELECT FROM catalogue_search_text
               WHERE document @@ (SELECT string_agg('(' || query || ')', ' & ') FROM ranked
                                   WHERE rank <= kept)::tsquery)
      LIMIT 1)
   ORDER BY place) AS places
