-- The data about the customer $1 that no other service returns.
SELECT c.created_at AS since, a.email_verified AS "emailVerified",
       ARRAY(SELECT name FROM customer_group_customers JOIN customer_group g ON g.id = customer_group_id
              WHERE customer_id = c.id AND g.deleted_at IS NULL ORDER BY name) AS groups,
       ARRAY(SELECT image_key FROM image_upload WHERE customer_id = c.id ORDER BY image_key) AS "imageKeys"
  FROM customer c JOIN shop_account a ON a.customer_id = c.id WHERE c.id = $1
