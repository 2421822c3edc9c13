-- The import that is written, and the customer id of the member of staff who began it.
SELECT coalesce((SELECT customer.id FROM customer
                  WHERE email = actor AND has_account AND deleted_at IS NULL LIMIT 1), actor) AS actor
  FROM product_import WHERE finished_at IS NULL
