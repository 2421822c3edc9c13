-- The content for the invoices of the orders $1, and of up to $2 other orders with due outbox entries. Only paid orders
-- without an invoice are returned, in the order of their payments. Days are in the time zone $3.
WITH wanted AS (
  SELECT unnest($1::text[]) AS order_id
  UNION
  (SELECT entry.order_id FROM outbox entry
    WHERE entry.kind = 'invoice' AND entry.state = 'due' AND entry.subject = 'order.paid'
      AND NOT EXISTS (SELECT FROM paper WHERE kind = 'invoice' AND cause_id = entry.order_id)
    ORDER BY entry.id LIMIT $2))
SELECT so.order_id AS "orderId", so.language, o.display_id AS number,
       to_char(so.placed_at AT TIME ZONE $3, 'YYYY-MM-DD') AS "placedOn", to_char(paid.at AT TIME ZONE $3, 'YYYY-MM-DD') AS "paidOn", so.transaction_id AS reference,
       so.po_number AS "poNumber", o.currency_code AS currency, o.email, a.first_name, a.last_name,
       coalesce(a.phone, '') AS phone, coalesce(a.address_1, '') AS address, upper(coalesce(a.country_code, '')) AS country,
       goods.lines
  FROM wanted
  JOIN storefront_order so USING (order_id)
  JOIN "order" o ON o.id = so.order_id
  CROSS JOIN LATERAL (SELECT order_paid_at(so) AS at) paid
  LEFT JOIN address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('name', coalesce(named.name, item.title), 'partNumber', line_number(item),
             'quantity', quantity, 'unitPrice', unit_price, 'amount', unit_price::bigint * quantity)
             ORDER BY place) AS lines
      FROM line_item item
      LEFT JOIN LATERAL ( -- the name in the language of the order, unless the product was renamed since
        SELECT nullif(metadata->>('name_' || so.language), '') AS name FROM product
         WHERE id = coalesce(item.product_id, so.product_id) AND title = item.title) named ON so.language <> 'en'
     WHERE item.order_id = so.order_id) goods
 WHERE paid.at IS NOT NULL AND goods.lines IS NOT NULL
   AND NOT EXISTS (SELECT FROM paper WHERE kind = 'invoice' AND cause_id = so.order_id)
 ORDER BY paid.at, so.order_id
