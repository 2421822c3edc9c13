-- Saves the view $1 with the name $2 and the query $3 for the customer $4, unless there are $5 views already.
INSERT INTO order_view (id, name, query, saved_by)
SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM order_view) < $5::int
RETURNING id
