-- Returns one row if the list has changed.
WITH wanted AS (
  SELECT DISTINCT term, meaning
    FROM (SELECT catalogue_search_stems(catalogue_search_split(term)) AS term,
                 coalesce(catalogue_search_stems(catalogue_search_split(meaning)), '') AS meaning
            FROM unnest($1::text[], $2::text[]) AS pair (term, meaning)) AS stemmed
   WHERE term <> meaning),
removed AS (
  DELETE FROM catalogue_search_synonym
   WHERE (term, meaning) NOT IN (SELECT term, meaning FROM wanted) RETURNING 1),
added AS (
  INSERT INTO catalogue_search_synonym (term, meaning)
  SELECT term, meaning FROM wanted ON CONFLICT DO NOTHING RETURNING 1)
SELECT 1 FROM removed UNION SELECT 1 FROM added
