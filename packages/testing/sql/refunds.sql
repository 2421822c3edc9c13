-- Everything that the shop has of refunds, in one row.
SELECT
  -- its refunds, with what is recorded of them and whether their payment has paid an order
  (SELECT coalesce(json_agg(own), '[]') FROM (
     SELECT r.id, r.intent_id, r.amount, r.status, r.made_by, r.requested_by, r.provider_refund_id,
            so.order_id IS NOT NULL AS pays, record.amount AS recorded, event.actor_id,
            coalesce(event.made_by, CASE record.note WHEN 'Refunded at the payment provider.'
                                    THEN 'provider' ELSE 'staff' END) AS recorded_by
       FROM order_refund r
       LEFT JOIN storefront_order so ON so.transaction_id = r.intent_id
       LEFT JOIN refund record ON record.id = r.record_id
       LEFT JOIN order_event event ON event.reference_id = r.record_id) own) AS rows,
  -- paid orders with their sums, as the engine and the rows have them
  (SELECT coalesce(json_agg(paid_order), '[]') FROM (
     SELECT so.order_id, so.transaction_id AS intent_id, p.amount_refunded AS refunded,
            coalesce((p.data->>'refunded')::int, 0) AS confirmed, p.amount AS paid, o.payment_status,
            (SELECT coalesce(sum(amount), 0)::int FROM refund WHERE order_id = o.id) AS recorded,
            (SELECT count(*)::int FROM refund WHERE order_id = o.id) AS records
       FROM storefront_order so JOIN "order" o ON o.id = so.order_id
       JOIN payment p ON p.order_id = o.id AND p.captured_at IS NOT NULL
      WHERE so.transaction_id IS NOT NULL) paid_order) AS paid,
  -- payments that arrived too late, and whether the shop has refunded them itself, for an order
  (SELECT coalesce(json_agg(payment), '[]') FROM (
     SELECT intent_id, amount, status,
            EXISTS (SELECT FROM order_event WHERE reference_id = payment.id) AS reported,
            order_id IS NOT NULL AND EXISTS (
              SELECT FROM order_refund r WHERE r.intent_id = payment.intent_id
                 AND made_by = 'system' AND r.status = 'booked') AS by_shop
       FROM payment_intent payment WHERE status IN ('refund_due', 'refunded')) payment) AS late,
  -- days whose figures differ from the records
  (SELECT coalesce(json_agg(wrong), '[]') FROM (
     SELECT day, sum(refunded)::int AS off_by
       FROM (SELECT day, refunded FROM sales_day WHERE product_id = ''
              UNION ALL SELECT day, refunded FROM sales_change
              UNION ALL SELECT (refund.created_at AT TIME ZONE 'UTC')::date, -refund.amount
                          FROM refund JOIN storefront_order USING (order_id)) each
      GROUP BY day HAVING sum(refunded) <> 0) wrong) AS wrong_days,
  -- refunds by staff that were not made, without a notice
  (SELECT coalesce(json_agg(failed), '[]') FROM (
     SELECT order_id, amount FROM order_refund
      WHERE made_by = 'staff'
        AND (status = 'failed' OR status = 'not_made' AND unanswered_since IS NOT NULL)
     EXCEPT ALL SELECT order_id, amount FROM order_notice WHERE kind = 'refund_failed') failed) AS silent
