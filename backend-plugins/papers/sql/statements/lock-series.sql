-- Locks the series of a kind ($1), those of all years: around New Year, processes number the same orders in two of them.
-- Returns the last number in the year of a day ($2) and the day for the next number: $2, or the day of the last number if
-- that is later.
WITH series AS MATERIALIZED (
  SELECT year, last_number, last_issued_on FROM paper_series WHERE kind = $1 ORDER BY year FOR UPDATE)
SELECT last_number AS "lastNumber", greatest(last_issued_on, $2::date)::text AS day
  FROM series WHERE year = extract(year FROM $2::date)
