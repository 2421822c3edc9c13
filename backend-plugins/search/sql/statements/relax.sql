-- Which of these queries, of a text that no product matches, to keep: all that match products, without the most
-- frequent ones, until a product matches the rest. Counting stops where the order of two queries does not matter.
-- Frequent words take milliseconds to count, so that the usual case comes first: one word matches nothing, and a
-- product matches all the others.
WITH term AS MATERIALIZED (
  SELECT place, query FROM unnest($1::text[]) WITH ORDINALITY AS terms (query, place)),
counted AS MATERIALIZED (
  SELECT place, query,
         (SELECT count(*) FROM (SELECT FROM catalogue_search_text
                                 WHERE document @@ query::tsquery LIMIT 2000) AS found) AS products
    FROM term),
ranked AS MATERIALIZED (
  SELECT place, query, row_number() OVER (ORDER BY products, place DESC) AS rank FROM counted WHERE products > 0)
SELECT coalesce(
  (SELECT ARRAY(SELECT term.place::int - 1 FROM term WHERE term.place <> alone.place ORDER BY term.place)
     FROM term AS alone
    WHERE CASE WHEN EXISTS (
                 SELECT FROM catalogue_search_text
                  WHERE document @@ (SELECT string_agg('(' || term.query || ')', ' & ') FROM term
                                      WHERE term.place <> alone.place)::tsquery)
               THEN NOT EXISTS (SELECT FROM catalogue_search_text WHERE document @@ alone.query::tsquery) END
    LIMIT 1),
  ARRAY(
    SELECT place::int - 1 FROM ranked
     WHERE rank <= (
       SELECT kept
         FROM generate_series((SELECT least(count(*), cardinality($1::text[]) - 1) FROM ranked), 1, -1) AS kept
        WHERE kept = 1 OR EXISTS (
                SELECT FROM catalogue_search_text
                 WHERE document @@ (SELECT string_agg('(' || query || ')', ' & ') FROM ranked
                                     WHERE rank <= kept)::tsquery)
        LIMIT 1)
     ORDER BY place)) AS places
