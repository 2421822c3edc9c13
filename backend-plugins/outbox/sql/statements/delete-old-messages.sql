-- Deletes up to $2 messages done more than $1 days ago. Skips rows locked by another process.
DELETE FROM outbox WHERE id IN (
  SELECT id FROM outbox
   WHERE state IN ('done', 'dropped') AND done_at < now() - make_interval(days => $1)
   LIMIT $2 FOR UPDATE SKIP LOCKED)
