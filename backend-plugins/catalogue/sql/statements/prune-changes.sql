-- Deletes the changes that are at least $1 seconds old, at most once in that time. Changes that a transaction in
-- progress may have made are kept, because catalogue-changes.sql looks for them.
WITH rotated AS (
  UPDATE catalogue_change_epoch
     SET pruned_below = next_below,
         next_below = pg_snapshot_xmin(pg_current_snapshot()),
         rotated_at = now()
   WHERE rotated_at <= now() - make_interval(secs => $1)
  RETURNING pruned_below
)
DELETE FROM catalogue_change WHERE xid < (SELECT pruned_below FROM rotated)
