-- The refunds of an order or of a payment, oldest first. For an hour, the outcome of an unanswered
-- refund is what a request for the same amount is told.
SELECT refund.*, is_out,
       coalesce(status = 'asked' AND unanswered IS NOT NULL
                OR status = 'booked' AND unanswered > now() - interval '1 hour',
                false) AS is_unanswered
  FROM order_refund refund,
       refund_call_is_out(calling_since, now()) is_out,
       -- a call whose process was killed has no known outcome either
       LATERAL (SELECT CASE WHEN NOT is_out THEN coalesce(calling_since, unanswered_since)
                            ELSE unanswered_since END AS unanswered) last_call
 WHERE order_id = $1 OR intent_id = $1
 ORDER BY created_at, id;
