-- The views of the list of orders, those of the customer $1 first.
SELECT id AS _id, name, query, saved_by = $1 AS "isOwn" FROM order_view ORDER BY saved_by <> $1, lower(name)
