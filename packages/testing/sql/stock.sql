-- The stock and the sold pieces of every product; canceled orders do not count, nor do pieces that refunds have put back.
SELECT v.id, v.inventory_quantity AS pieces,
       coalesce(sum(i.quantity - coalesce(back.pieces, 0)) FILTER (WHERE o.status <> 'canceled'), 0)::int AS sold
  FROM product_variant v
  LEFT JOIN line_item i ON i.variant_id = v.id
  LEFT JOIN "order" o ON o.id = i.order_id
  LEFT JOIN LATERAL (
    SELECT sum((line->>'quantity')::int) AS pieces FROM order_refund refund, jsonb_array_elements(restock) line
     WHERE refund.order_id = o.id AND restocked_at IS NOT NULL AND line->>'productId' = v.product_id) back ON true
 GROUP BY v.id
