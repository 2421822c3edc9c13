-- Every order with its money.
SELECT so.order_id, so.transaction_id, o.status, o.payment_status,
       (SELECT sum(unit_price * quantity)::int FROM line_item WHERE order_id = o.id) AS amount,
       (SELECT coalesce(sum(amount), 0)::int FROM refund WHERE order_id = o.id) AS refunded,
       (SELECT coalesce(sum(amount_refunded), 0)::int FROM payment WHERE order_id = o.id) AS taken_off,
       (SELECT coalesce(json_agg(data->>'id'), '[]') FROM payment
         WHERE order_id = o.id AND captured_at IS NOT NULL) AS captured
  FROM storefront_order so JOIN "order" o ON o.id = so.order_id
