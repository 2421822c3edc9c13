-- Ends up to $2 watches of products that can be ordered again, in the currency $1, and announces a mail for each. One
-- statement does both: a watch that is left has no mail, and one that has ended has one. Another process skips the
-- rows that this one has locked. Returns the ids of the ended watches.
--
-- LATERAL with LIMIT looks each watched product up; a plain join may be planned to read the catalogue.
WITH watched AS MATERIALIZED (SELECT DISTINCT product_id FROM product_watch),
restocked AS MATERIALIZED (
  SELECT watched.product_id
    FROM watched, LATERAL (SELECT available, minimum FROM sold_product
                            WHERE product_id = watched.product_id AND currency_code = $1 LIMIT 1) sold
   WHERE NOT is_sold_out(sold.available, sold.minimum)),
due AS MATERIALIZED (
  SELECT id FROM product_watch JOIN restocked USING (product_id)
   ORDER BY id LIMIT $2 FOR UPDATE OF product_watch SKIP LOCKED),
ended AS (
  DELETE FROM product_watch USING due WHERE product_watch.id = due.id
  RETURNING product_watch.id, customer_id, product_id, language)
SELECT id, announce('product.restocked', NULL, id::text,
                    jsonb_build_object('customerId', customer_id, 'productId', product_id, 'language', language))
  FROM ended
