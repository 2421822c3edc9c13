-- The changes that became visible between two snapshots, in whatever order transactions committed: those of
-- transactions that were in progress in the first snapshot ($1) or began later. Both are ranges of the index, however
-- long another transaction lasts. A transaction is visible to every snapshot that is taken after its commit was
-- acknowledged. Changes are missed if there is no first snapshot, if it belongs to another epoch ($2) or to a future
-- that was undone by a restore, or if rows that it needs may have been pruned. At most $3 of those that began later.
WITH later AS (
  (SELECT product_id, moves, regroups FROM catalogue_change
    WHERE xid >= pg_snapshot_xmax($1::pg_snapshot) ORDER BY xid LIMIT $3)
  UNION ALL
  SELECT product_id, moves, regroups FROM catalogue_change
   WHERE xid = ANY (ARRAY(SELECT pg_snapshot_xip($1::pg_snapshot)))
)
SELECT pg_current_snapshot()::text AS snapshot,
       epoch::text,
       coalesce(
         epoch <> $2::uuid
           OR pruned_below > pg_snapshot_xmin($1::pg_snapshot)
           OR pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot),
         true
       ) AS missed,
       ARRAY(SELECT product_id FROM later) AS changed,
       ARRAY(SELECT product_id FROM later WHERE moves) AS moved,
       EXISTS (SELECT FROM later WHERE moves OR regroups) AS regrouped
  FROM (SELECT 1) AS always LEFT JOIN catalogue_change_epoch ON true
