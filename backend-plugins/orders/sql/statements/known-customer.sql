-- The customer $1 for staff; sums are in the currency $2, in the smallest unit.
SELECT customer.id AS _id, customer.email, customer.first_name, customer.last_name, customer.created_at AS since,
       coalesce(customer.phone, latest.phone) AS phone, latest.address_1 AS address,
       EXISTS (SELECT FROM shop_account WHERE customer_id = customer.id AND email_verified) AS "emailVerified",
       (SELECT count(*)::int FROM storefront_order
         WHERE customer_id = customer.id AND state NOT IN ('cancelled', 'expired')) AS orders,
       payments.paid, payments.refunded,
       ARRAY(SELECT name FROM customer_group_customers link JOIN customer_group ON id = customer_group_id
              WHERE customer_id = customer.id AND deleted_at IS NULL ORDER BY name) AS groups,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('_id', note.id, 'at', note.created_at, 'text', note.value,
                                                     'by', person_email(author_id), 'order', about.number,
                                                     'pinned', about.number IS NULL AND is_pinned(note.metadata))
                                  ORDER BY note.created_at, note.id), '[]')
          FROM (SELECT customer.id, NULL::int AS number
                 UNION ALL
                SELECT o.id, o.display_id FROM storefront_order so JOIN "order" o ON o.id = so.order_id
                 WHERE so.customer_id = customer.id) AS about (id, number)
          JOIN note ON note.resource_id = about.id AND note.deleted_at IS NULL
       ) AS notes
  FROM customer
 CROSS JOIN LATERAL customer_payments(customer.id, $2) AS payments
  LEFT JOIN LATERAL (
    SELECT address.phone, address.address_1
      FROM storefront_order so JOIN "order" o ON o.id = so.order_id JOIN address ON address.id = o.shipping_address_id
     WHERE so.customer_id = customer.id ORDER BY so.placed_at DESC LIMIT 1) AS latest ON true
 WHERE customer.id = $1 AND customer.deleted_at IS NULL
