-- The products that brought most from the day $2 to $3 in the currency $1, after refunds, from the whole months from $4
-- until before $5 and the days before and after these. A product that the database has lost keeps its id. Sums of
-- numbers below 2^53 are exact as float8, which is faster to add up.
SELECT sold.product_id AS "productId", coalesce(p.title, sold.product_id) AS name,
       coalesce(p.thumbnail, '') AS img, pieces, revenue
  FROM (
    SELECT product_id, sum(pieces) AS pieces, sum(revenue) AS revenue
      FROM (
        SELECT product_id, pieces::float8 AS pieces, (paid - refunded)::float8 AS revenue FROM sales_month
         WHERE currency_code = $1 AND month >= $4::date AND month < $5::date
         UNION ALL
        SELECT product_id, pieces::float8 AS pieces, (paid - refunded)::float8 AS revenue FROM sales_day
         WHERE currency_code = $1 AND day BETWEEN $2::date AND least($3::date, $4::date - 1) AND product_id <> ''
         UNION ALL
        SELECT product_id, pieces::float8 AS pieces, (paid - refunded)::float8 AS revenue FROM sales_day
         WHERE currency_code = $1 AND day BETWEEN greatest($4::date, $5::date) AND $3::date AND product_id <> ''
         UNION ALL
        SELECT product_id, pieces::float8 AS pieces, (paid - refunded)::float8 AS revenue FROM sales_change
         WHERE currency_code = $1 AND day BETWEEN $2::date AND $3::date) sold
     GROUP BY product_id HAVING sum(revenue) > 0
     ORDER BY sum(revenue) DESC, product_id LIMIT 10) sold
  LEFT JOIN product p ON p.id = sold.product_id
 ORDER BY revenue DESC, "productId"
