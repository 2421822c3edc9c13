-- Locks the progress; no row if another process has the lock. is_old is set before the catalogue prunes later changes.
SELECT seen, epoch::text, seen_at < now() - interval '1 minute' AS is_old
  FROM webhook_product_progress FOR UPDATE SKIP LOCKED
