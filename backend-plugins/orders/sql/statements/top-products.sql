-- The products that brought most from the day $2 to $3 in the currency $1; $4 and $5 as in product_sales. A product that
-- the database has lost keeps its id.
SELECT sold.product_id AS _id, coalesce(p.title, sold.product_id) AS name,
       coalesce(p.thumbnail, '') AS img, pieces, revenue
  FROM (
    SELECT product_id, pieces, revenue FROM product_sales($1, $2, $3, $4, $5)
     WHERE revenue > 0
     ORDER BY revenue DESC, product_id LIMIT 10) sold
  LEFT JOIN product p ON p.id = sold.product_id
 ORDER BY revenue DESC, _id
