-- Notes that a call for a refund ($1) begins. `claim`, with all digits, identifies the call.
UPDATE order_refund
   SET status = 'asked', attempts = attempts + 1, calling_since = now(),
       unanswered_since = coalesce(calling_since, unanswered_since),
       next_attempt_at = now() + interval '15 seconds', updated_at = now()
 WHERE id = $1
RETURNING *, calling_since::text AS claim;
