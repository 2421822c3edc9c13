-- Late payments without an undecided refund, whose last one ended long enough ago.
SELECT due.* FROM (
  SELECT intent_id AS id, md5(id || $1) AS place FROM payment_intent payment
   WHERE status = 'refund_due' AND intent_id IS NOT NULL
     AND NOT EXISTS (
       SELECT FROM order_refund last
        WHERE last.intent_id = payment.intent_id AND last.made_by = 'system'
          AND (last.status = 'asked' OR last.status <> 'booked' AND last.next_attempt_at > now()))) due
 WHERE place > $2 ORDER BY place LIMIT $3;
