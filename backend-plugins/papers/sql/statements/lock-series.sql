-- Locks the series of a kind ($1) in the year of a day ($2). Returns the last number and the day for the next number:
-- $2, or the day of the last number if that is later.
SELECT last_number AS "lastNumber", greatest(last_issued_on, $2::date)::text AS day
  FROM paper_series WHERE kind = $1 AND year = extract(year FROM $2::date)
   FOR UPDATE
