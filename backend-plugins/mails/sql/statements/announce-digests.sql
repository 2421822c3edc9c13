-- Announces today's digest (in the time zone $1) to each manager and owner if something needs a person.
SELECT announce('staff.digest', NULL, today.day || ':' || admin.customer_id,
                jsonb_build_object('customerId', admin.customer_id))
  FROM (SELECT to_char(now() AT TIME ZONE $1, 'YYYY-MM-DD') AS day) today,
       (SELECT account.customer_id
          FROM shop_account account JOIN customer c ON c.id = account.customer_id AND c.deleted_at IS NULL
         WHERE account.email_verified
           AND EXISTS (SELECT FROM admin_promotion promotion
                        WHERE promotion.customer_id = c.id AND promotion.email = lower(c.email)
                          AND promotion.duty <> 'packer')) admin
 WHERE EXISTS (SELECT FROM staff_notice WHERE is_failure)
