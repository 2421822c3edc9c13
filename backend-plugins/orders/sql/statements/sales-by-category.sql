-- What the products of each category brought from the day $2 to $3 in the currency $1, and from $6 to $7, if these are
-- not null; $4 and $5, $8 and $9 as in product_sales. Products without a category are in one row.
SELECT CASE WHEN category.id IS NOT NULL
            THEN json_build_object('handle', category.handle, 'name', category.name) END AS category,
       coalesce(sum(shown.pieces), 0) AS pieces, coalesce(sum(shown.revenue), 0) AS revenue,
       coalesce(sum(former.pieces), 0) AS "formerPieces", coalesce(sum(former.revenue), 0) AS "formerRevenue"
  FROM product_sales($1, $2, $3, $4, $5) shown
  FULL JOIN product_sales($1, $6, $7, $8, $9) former USING (product_id)
  LEFT JOIN category_of_product category USING (product_id)
 GROUP BY category.id, category.handle, category.name
HAVING bool_or(shown.pieces <> 0 OR shown.revenue <> 0 OR former.pieces <> 0 OR former.revenue <> 0)
 ORDER BY revenue DESC, category.name
