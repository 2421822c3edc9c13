-- The unpaid orders in the currency $1 by days of age, youngest first; those of 30 days and more are together.
SELECT least(floor(extract(epoch FROM now() - so.placed_at) / 86400) * 24, 720)::int AS "fromHours",
       count(*)::int AS orders, sum(so.amount)::float8 AS amount
  FROM storefront_order so JOIN "order" o ON o.id = so.order_id
 WHERE so.state = 'unpaid' AND o.currency_code = $1
 GROUP BY 1 ORDER BY 1
