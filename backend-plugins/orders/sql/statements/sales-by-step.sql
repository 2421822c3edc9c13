-- One row for each day, week or month ($4) that the days from $2 to $3 touch, oldest first, in the currency $1; $5 is
-- the distance between two of them. The sums are those of the days that are $6 earlier: a year before, February 29 counts
-- with the 28th, or with the first day of a span that begins on the 29th.
SELECT (step - $6::interval)::date::text AS "from", coalesce(sum(orders), 0)::int AS orders,
       coalesce(sum(pieces), 0)::float8 AS pieces, coalesce(sum(paid), 0)::float8 AS paid,
       coalesce(sum(refunded), 0)::float8 AS refunded
  FROM generate_series(date_trunc($4, $2::timestamp), $3::timestamp, $5::interval) step
  LEFT JOIN (
    SELECT day, orders, pieces, paid, refunded FROM sales_day
     WHERE currency_code = $1 AND product_id = ''
       AND day BETWEEN ($2::timestamp - $6::interval)::date AND ($3::timestamp - $6::interval)::date
     UNION ALL
    SELECT day, orders, pieces, paid, refunded FROM sales_change -- not yet part of the sums
     WHERE currency_code = $1
       AND day BETWEEN ($2::timestamp - $6::interval)::date AND ($3::timestamp - $6::interval)::date) sold
    ON date_trunc($4, greatest(day::timestamp + $6::interval, $2::timestamp)) = step
 GROUP BY step ORDER BY step
