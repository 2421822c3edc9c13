WITH pictures AS MATERIALIZED (
  SELECT product.id AS product_id, url, 'img_' || replace(gen_random_uuid()::text, '-', '') AS image_id
    FROM import_rows($1) given JOIN product ON product.id = given.product_id,
         jsonb_array_elements_text(change->'pictures') AS url),
former AS (
  DELETE FROM product_images link USING import_rows($1) given WHERE link.product_id = given.product_id),
images AS (INSERT INTO image (id, url) SELECT image_id, url FROM pictures)
INSERT INTO product_images (product_id, image_id) SELECT product_id, image_id FROM pictures
