-- The events that someone gets a mail about.
INSERT INTO outbox_route (kind, lane, subjects) VALUES
  ('mail', 'mail', '{order.placed,order.paid,order.shipped,order.cancelled,order.expired,order.refunded}');
