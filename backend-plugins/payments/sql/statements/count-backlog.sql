SELECT count(*)::int AS "unhandledEvents",
       coalesce(extract(epoch FROM now() - min(received_at)), 0)::float AS "oldestEventSeconds",
       (SELECT count(*)::int FROM payment_intent WHERE status = 'refund_due') +
       (SELECT count(*)::int FROM order_refund
         WHERE status = 'asked' AND made_by <> 'system') AS "refundsDue",
       (SELECT count(*)::int FROM open_dispute) AS "openDisputes"
  FROM stripe_event WHERE handled_at IS NULL;
