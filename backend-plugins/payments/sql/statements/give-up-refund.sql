-- Gives up a refund ($1) whose last call was over long before the provider's list was read ($2). The
-- time of that call says from now on that its outcome was not known.
UPDATE order_refund
   SET status = 'not_made', next_attempt_at = now(), updated_at = now(), calling_since = NULL,
       unanswered_since = coalesce(calling_since, unanswered_since, created_at)
 WHERE id = $1 AND status = 'asked' AND provider_refund_id IS NULL
   AND NOT refund_call_is_out(greatest(created_at, calling_since, unanswered_since), $2)
RETURNING *;
