-- Adds a link to the last shipment of the order $2.
INSERT INTO tracking_link (id, fulfillment_id, tracking_number, url)
SELECT $1, id, $3, $4 FROM fulfillment
 WHERE order_id = $2 AND canceled_at IS NULL AND shipped_at IS NOT NULL
 ORDER BY shipped_at DESC, id LIMIT 1
