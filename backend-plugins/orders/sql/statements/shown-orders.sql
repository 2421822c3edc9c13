-- Orders as they are shown; a clause over "so" follows. Names, amounts and addresses come from the order itself, not
-- from the product or the customer: an order does not change when its product is renamed, repriced or deleted. Refunds
-- and shipments are looked up only where the order's state says that there are any, and further lines only where there
-- are several, so that lists stay fast.
SELECT so.order_id, so.customer_id, so.product_id, so.transaction_id, so.placed_at, so.paid_at,
       so.placed_unverified, so.expired_at IS NOT NULL AS expired, o.display_id AS number,
       o.email, o.currency_code, o.status, o.payment_status, o.fulfillment_status,
       a.first_name, a.last_name, a.phone, a.address_1 AS address,
       order_product(item.title, so.lines) AS product, item.title, item.thumbnail, item.quantity, item.unit_price,
       line_number(item) AS part_number, coalesce(least(item.taken_pieces, so.taken_pieces), 0) AS taken_pieces,
       further.lines AS further_lines,
       -- the previous version leaves the amount of its only line to background work
       CASE WHEN so.lines = 1 THEN item.unit_price * item.quantity ELSE so.amount END AS amount, so.po_number,
       refunds.refunded, shipment.shipped_at, parcel.tracking_number, parcel.url AS tracking_url
  FROM storefront_order so
  JOIN "order" o ON o.id = so.order_id
  JOIN line_item item ON item.order_id = so.order_id AND item.place = 0
  LEFT JOIN address a ON a.id = o.shipping_address_id
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('product_id', product_id, 'title', title, 'thumbnail', thumbnail,
             'part_number', line_number(line_item), 'quantity', quantity, 'unit_price', unit_price,
             'taken_pieces', taken_pieces) ORDER BY place) AS lines
      FROM line_item WHERE so.lines > 1 AND order_id = so.order_id AND place > 0) further ON true
  LEFT JOIN LATERAL (
    SELECT sum(amount_refunded)::int AS refunded FROM payment p
     WHERE p.order_id = o.id AND p.captured_at IS NOT NULL
       AND o.payment_status IN ('partially_refunded', 'refunded')) refunds ON true
  LEFT JOIN LATERAL (
    SELECT max(f.shipped_at) AS shipped_at FROM fulfillment f
     WHERE f.order_id = o.id AND f.canceled_at IS NULL
       AND o.fulfillment_status <> 'not_fulfilled') shipment ON true
  LEFT JOIN shown_tracking(CASE WHEN o.fulfillment_status <> 'not_fulfilled' THEN o.id END) parcel ON true
