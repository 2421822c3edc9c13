-- Ends the erasure of the customer $1 once nothing is left to do and all requests started before it have ended.
UPDATE erasure SET done_at = now()
 WHERE customer_id = $1 AND done_at IS NULL AND uid IS NULL AND image_keys = '{}'
   AND erased_at < now() - interval '15 minutes'
