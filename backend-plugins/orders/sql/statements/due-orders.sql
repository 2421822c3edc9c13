-- The unpaid orders that are older than $2 seconds, or unverified and older than $3 (0: at no age); "early" are those
-- that are due only because they are unverified. Each round ($1) shuffles them, so that the rounds of several
-- processes do not contend for the same orders and no order is always last: $5 of them after the place $4.
SELECT due.order_id, due.customer_id, due.place, NOT due.is_old AS early
  FROM (SELECT so.order_id, so.customer_id, md5(so.order_id || $1) AS place,
               $2 > 0 AND so.placed_at < now() - make_interval(secs => $2) AS is_old,
               so.placed_unverified AND $3 > 0 AND so.placed_at < now() - make_interval(secs => $3) AS is_unverified
          FROM storefront_order so
         WHERE so.state = 'unpaid') due
 WHERE (due.is_old OR due.is_unverified) AND due.place > $4
 ORDER BY due.place LIMIT $5
