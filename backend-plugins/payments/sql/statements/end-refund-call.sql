-- Ends a claimed call ($2) of a refund ($1), unless it counts as lost since. Its outcome ($3), with the
-- provider's reason ($4), counts only if no earlier call is unanswered.
UPDATE order_refund
   SET calling_since = NULL, updated_at = now(), last_error = $4,
       next_attempt_at = next_attempt(attempts),
       unanswered_since = CASE WHEN status = 'asked' AND $3 = 'unknown' THEN now()
                               ELSE unanswered_since END,
       status = CASE WHEN status = 'asked' AND $3 <> 'unknown' AND unanswered_since IS NULL
                     THEN $3 ELSE status END
 WHERE id = $1 AND calling_since = $2::timestamptz;
