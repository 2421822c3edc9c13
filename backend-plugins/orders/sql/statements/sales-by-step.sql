-- One row for each day, week or month ($4) that the days from $2 to $3 touch, oldest first, in the currency $1; $5 is
-- the distance between two of them.
SELECT step::date::text AS "from", coalesce(sum(orders), 0)::int AS orders,
       coalesce(sum(pieces), 0)::float8 AS pieces, coalesce(sum(paid), 0)::float8 AS paid,
       coalesce(sum(refunded), 0)::float8 AS refunded
  FROM generate_series(date_trunc($4, $2::timestamp), $3::timestamp, $5::interval) step
  LEFT JOIN (
    SELECT day, orders, pieces, paid, refunded FROM sales_day
     WHERE currency_code = $1 AND day BETWEEN $2 AND $3 AND product_id = ''
     UNION ALL
    SELECT day, orders, pieces, paid, refunded FROM sales_change -- not yet part of the sums
     WHERE currency_code = $1 AND day BETWEEN $2 AND $3) sold ON date_trunc($4, day::timestamp) = step
 GROUP BY step ORDER BY step
