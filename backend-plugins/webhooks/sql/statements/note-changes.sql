-- Notes changed products ($1) for each webhook with this event; '*' stands for all products and replaces the others.
WITH listener AS (
  SELECT id FROM webhook_endpoint WHERE ended_at IS NULL AND 'product.changed' = ANY (events) FOR KEY SHARE),
replaced AS (
  DELETE FROM webhook_product_change
   WHERE '*' = ANY ($1::text[]) AND product_id <> '*' AND endpoint_id IN (SELECT id FROM listener))
INSERT INTO webhook_product_change (endpoint_id, product_id)
SELECT listener.id, changed.product_id
  FROM listener, unnest($1::text[]) changed (product_id)
 WHERE changed.product_id = '*'
    OR NOT EXISTS (SELECT FROM webhook_product_change noted
                    WHERE noted.endpoint_id = listener.id AND noted.product_id = '*')
    ON CONFLICT DO NOTHING
