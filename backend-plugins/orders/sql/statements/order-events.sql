-- What has happened to each of the orders $1, oldest first; $2 is the note of refunds that were made at the provider.
-- Times come from the rows of the changes themselves, which also exist for orders of earlier versions and lack a
-- refund that was reversed. "recorded" adds who made the change, and what the order's rows do not say: disputes, changes
-- of the tracking and the address, and refunds of late payments. The subject of a mail is in "after". Without a record, staff ships, and a refund says itself
-- whether it was made at the provider.
SELECT wanted.id AS order_id, event.*
  FROM unnest($1::text[]) AS wanted (id) CROSS JOIN LATERAL (
WITH recorded AS (SELECT * FROM order_event WHERE order_id = wanted.id),
happened AS (
  SELECT placed_at AS at, 'placed' AS type, CASE WHEN placed_by IS NULL THEN 'customer' ELSE 'staff' END AS by,
         coalesce(placed_by, customer_id) AS actor_id,
         NULL::int AS amount, NULL AS reason, NULL AS before, NULL AS after
    FROM storefront_order WHERE order_id = wanted.id
  UNION ALL
  SELECT paid_at, 'paid', 'provider', NULL, amount, NULL, NULL, NULL
    FROM storefront_order WHERE order_id = wanted.id AND paid_at IS NOT NULL
  UNION ALL
  SELECT max(f.shipped_at), 'shipped', 'staff',
         (SELECT actor_id FROM recorded WHERE type = 'shipped' ORDER BY created_at DESC LIMIT 1),
         NULL, NULL, NULL, NULL
    FROM "order" o JOIN fulfillment f ON f.order_id = o.id AND f.canceled_at IS NULL
   WHERE o.id = wanted.id AND o.fulfillment_status IN ('shipped', 'partially_returned', 'returned')
  HAVING max(f.shipped_at) IS NOT NULL
  UNION ALL
  SELECT expired_at, 'expired', 'system', NULL, NULL, NULL, NULL, NULL
    FROM storefront_order WHERE order_id = wanted.id AND state = 'expired'
  UNION ALL
  SELECT coalesce(o.canceled_at, o.updated_at), 'cancelled', coalesce(r.made_by, 'system'), r.actor_id,
         NULL, NULL, NULL, NULL
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    LEFT JOIN recorded r ON r.type = 'cancelled'
   WHERE so.order_id = wanted.id AND o.status = 'canceled' AND so.expired_at IS NULL
  UNION ALL
  SELECT refund.created_at, 'refunded',
         coalesce(r.made_by, CASE refund.note WHEN $2 THEN 'provider' ELSE 'staff' END), r.actor_id,
         refund.amount, nullif(nullif(refund.note, $2), ''), NULL, NULL
    FROM refund LEFT JOIN recorded r ON r.reference_id = refund.id
   WHERE refund.order_id = wanted.id
  UNION ALL
  SELECT done_at, 'mailed', 'system', NULL, NULL, NULL, NULL, subject
    FROM outbox WHERE stream = 'order:' || wanted.id AND kind = 'mail' AND state = 'done'
  UNION ALL
  SELECT created_at, type, made_by, actor_id, amount, NULL, before, after FROM recorded
   WHERE type IN ('disputed', 'tracking_changed', 'address_changed') OR type = 'refunded' AND made_by = 'system')
SELECT at, type, by, amount, reason, before, after,
       (SELECT currency_code FROM "order" WHERE id = wanted.id) AS currency_code,
       person_email(actor_id) AS actor
  FROM happened) event
 ORDER BY wanted.id, event.at, event.type = 'refunded'
