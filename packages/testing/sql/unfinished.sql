-- The work in progress: events to handle, refunds to make.
SELECT (SELECT count(*) FROM stripe_event WHERE handled_at IS NULL)::int AS unhandled,
       (SELECT count(*) FROM payment_intent WHERE status = 'refund_due' OR check_refunds)::int +
       (SELECT count(*) FROM order_refund WHERE status = 'asked')::int AS refunds
