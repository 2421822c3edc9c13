-- Notices to staff: failures that need a person, and work that the shop did by itself. `id` makes their
-- order unique. All parts have the same types, and the long ones are sorted like an index, so that
-- a page of them is merged from the indexes.
CREATE OR REPLACE VIEW staff_notice AS
SELECT true AS is_failure, 'disputed'::varchar AS kind, opened_at AS at, id,
       coalesce(order_id, intent_id) AS subject, order_id, NULL::varchar AS payment_id,
       amount, currency_code, NULL::text AS reason
  FROM open_dispute
 UNION ALL
-- The last refund of an order that failed, unless the order has been refunded since. It is listed for 90
-- days, in case it is paid back in another way.
SELECT true, 'refund_failed', notice.created_at, notice.id, o.id, o.id, NULL,
       notice.amount::bigint, NULL, notice.reason
  FROM order_notice notice JOIN "order" o ON o.id = notice.order_id
 WHERE notice.kind = 'refund_failed' AND o.payment_status <> 'refunded'
   AND notice.created_at > now() - interval '90 days'
   AND notice.id = (SELECT id FROM order_notice last
                     WHERE last.order_id = notice.order_id AND last.kind = 'refund_failed'
                     ORDER BY created_at DESC, id DESC LIMIT 1)
   AND NOT EXISTS (SELECT FROM refund
                    WHERE refund.order_id = o.id AND refund.created_at > notice.created_at)
 UNION ALL
-- A late payment whose refund has failed, or which the shop has not managed to refund for an hour. One
-- that the provider has accepted is on its way, however long the bank takes.
SELECT true, 'late_refund_failed', coalesce(failed.updated_at, due.updated_at), due.id,
       coalesce(due.order_id, due.intent_id, due.id), due.order_id, due.id, NULL, NULL,
       failed.last_error
  FROM payment_intent due
  LEFT JOIN LATERAL (SELECT updated_at, last_error FROM order_refund
                      WHERE order_refund.intent_id = due.intent_id AND status = 'failed'
                      ORDER BY updated_at DESC, id DESC LIMIT 1) failed ON true
 WHERE due.status = 'refund_due'
   AND NOT EXISTS (SELECT FROM order_refund pending
                    WHERE pending.intent_id = due.intent_id AND pending.status = 'asked'
                      AND pending.provider_refund_id IS NOT NULL)
   AND (failed.updated_at IS NOT NULL OR due.updated_at < now() - interval '1 hour')
 UNION ALL
SELECT true, 'event_failed', received_at, id, id, order_of_event(payment), NULL, NULL, NULL, last_error
  FROM stripe_event WHERE handled_at IS NULL AND last_error IS NOT NULL
 UNION ALL
-- A message that failed in the last 90 days, unless it was sent since; next_attempt_at is the time of the failure.
SELECT true, (kind || '_failed')::varchar, next_attempt_at, id::varchar, coalesce(order_id, id::varchar), order_id,
       NULL, NULL, NULL, subject || ': ' || coalesce(last_error, 'unknown')
  FROM outbox WHERE state = 'failed' AND next_attempt_at > now() - interval '90 days'
 UNION ALL
(SELECT false, 'expired', expired_at, order_id, order_id, order_id, NULL, NULL, NULL, NULL
  FROM storefront_order WHERE expired_at IS NOT NULL AND NOT is_listed
 ORDER BY expired_at DESC, order_id DESC)
 UNION ALL
(SELECT false, 'refunded_late_payment', created_at, id, order_id, order_id, reference_id, NULL, NULL, NULL
  FROM order_event WHERE type = 'refunded' AND made_by = 'system'
 ORDER BY created_at DESC, id DESC)
 UNION ALL
(SELECT false, 'refunded_unused_payment', updated_at, id, coalesce(intent_id, id), NULL, id, NULL, NULL, NULL
  FROM payment_intent WHERE status = 'refunded' AND order_id IS NULL
 ORDER BY updated_at DESC, id DESC)
 UNION ALL
(SELECT false, kind, created_at, id, order_id, order_id, NULL, amount::bigint, NULL, NULL
  FROM order_notice WHERE kind <> 'refund_failed'
 ORDER BY created_at DESC, id DESC);
