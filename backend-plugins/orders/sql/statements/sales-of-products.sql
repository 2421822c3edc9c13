-- What the products $6 brought from the day $2 to $3 in the currency $1; $4 and $5 as in product_sales.
SELECT product_id AS _id, pieces, revenue FROM product_sales($1, $2, $3, $4, $5) WHERE product_id = ANY ($6)
