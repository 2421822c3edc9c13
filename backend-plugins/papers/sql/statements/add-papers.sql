-- Adds papers ($3) of the kind $1 and the day $2 to their series, under its lock. They are kept for $4 years after the
-- year of issue.
WITH added AS (
  INSERT INTO paper (kind, year, number, order_id, cause_id, issued_on, amount, currency_code, content, keep_until)
  SELECT $1, extract(year FROM $2::date), number, "orderId", "causeId", $2::date, (content->>'total')::int,
         content->>'currency', content, make_date((extract(year FROM $2::date) + 1 + $4)::int, 1, 1)
    FROM jsonb_to_recordset($3) AS given (number int, "orderId" text, "causeId" text, content jsonb)
  RETURNING number)
UPDATE paper_series SET last_number = (SELECT max(number) FROM added), last_issued_on = $2::date
 WHERE kind = $1 AND year = extract(year FROM $2::date)
