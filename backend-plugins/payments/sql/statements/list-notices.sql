-- A page ($2, $3) of the failures ($1), or of what the shop did, newest first, with what its words need.
SELECT page.at, page.kind, page.subject, o.display_id AS number, order_product(item.title, so.lines) AS product,
       (SELECT sum(quantity)::int FROM line_item WHERE order_id = page.order_id) AS pieces, coalesce(page.amount, intent.amount)::float8 AS amount,
       coalesce(page.currency_code, intent.currency_code, o.currency_code) AS currency, page.reason
  FROM (SELECT * FROM staff_notice WHERE is_failure = $1
         ORDER BY at DESC, id DESC LIMIT $2 OFFSET $3) page
  LEFT JOIN payment_intent intent ON intent.id = page.payment_id
  LEFT JOIN "order" o ON o.id = page.order_id
  LEFT JOIN storefront_order so ON so.order_id = page.order_id
  LEFT JOIN line_item item ON item.order_id = page.order_id AND item.place = 0
 ORDER BY page.at DESC, page.id DESC;
