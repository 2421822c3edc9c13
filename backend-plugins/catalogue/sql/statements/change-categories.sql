WITH wanted AS (
  SELECT product.id AS product_id, category.id AS category_id
    FROM import_rows($1) given JOIN product ON product.id = given.product_id
    LEFT JOIN product_category category ON category.handle = change->>'category'),
former AS (
  DELETE FROM product_category_product link USING wanted
   WHERE link.product_id = wanted.product_id
     AND link.product_category_id IS DISTINCT FROM wanted.category_id)
INSERT INTO product_category_product (product_id, product_category_id)
SELECT product_id, category_id FROM wanted WHERE category_id IS NOT NULL
ON CONFLICT DO NOTHING
