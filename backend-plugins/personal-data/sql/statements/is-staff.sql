-- Whether the verified address of the customer $1 is that of an admin or of a user of the stock admin.
SELECT FROM customer c JOIN shop_account a ON a.customer_id = c.id
 WHERE c.id = $1 AND a.email_verified
   AND (EXISTS (SELECT FROM admin_promotion p WHERE p.customer_id = c.id AND p.email = lower(c.email))
        OR EXISTS (SELECT FROM "user" u WHERE lower(u.email) = lower(c.email) AND u.deleted_at IS NULL))
