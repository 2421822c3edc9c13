-- The tracking link that stands for an order: the last one of its last shipment that has one.
CREATE OR REPLACE FUNCTION shown_tracking(of_order varchar) RETURNS SETOF tracking_link
LANGUAGE sql STABLE AS $$
  SELECT link.*
    FROM fulfillment f JOIN tracking_link link ON link.fulfillment_id = f.id
   WHERE f.order_id = of_order AND f.canceled_at IS NULL AND link.deleted_at IS NULL
     AND link.tracking_number <> ''
   ORDER BY f.shipped_at DESC, link.created_at DESC, link.id LIMIT 1
$$;
