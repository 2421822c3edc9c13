/** The maximum number of changes that `SELECT_CHANGES` returns; more count as missed. */
export const MAX_CHANGES = 10_000;

/** Stands for every product in `changed`: a change of a category may concern any of them. */
export const ALL_PRODUCTS = '*';

/** Stands in `changed` for the reviews of the shop, which are about no product. */
export const SHOP_REVIEWS = 'reviews';

/** A row of `SELECT_CHANGES`. */
export type ChangesRow = {
  /** The snapshot (`pg_snapshot`) of this query, for the next one. */
  snapshot: string;
  /** Null after a crash emptied the table, until `BEGIN_EPOCH` has run. */
  epoch: string | null;
  /** Whether changes may be missing from `changed`. */
  missed: boolean;
  /** The ids of the products that have changed, possibly repeated. */
  changed: string[];
  /** Those of them that may have been added, moved or removed in the list of products. */
  moved: string[];
  /** Whether lists that select or count products by more than their age may have changed. */
  regrouped: boolean;
};

/**
 * Selects the changes that became visible between two snapshots, in whatever order transactions
 * committed: those of transactions that were in progress in the first snapshot ($1) or began later.
 * Both are ranges of the index, however long another transaction lasts. A transaction is visible to
 * every snapshot that is taken after its commit was acknowledged. Changes are missed if there is no
 * first snapshot, if it belongs to another epoch ($2) or to a future that was undone by a restore,
 * or if rows that it needs may have been pruned.
 */
export const SELECT_CHANGES = `
  WITH later AS (
    (SELECT product_id, moves, regroups FROM catalogue_change
      WHERE xid >= pg_snapshot_xmax($1::pg_snapshot) ORDER BY xid LIMIT ${MAX_CHANGES + 1})
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
    FROM (SELECT 1) AS always LEFT JOIN catalogue_change_epoch ON true`;

/** Begins an epoch, unless there is one. */
export const BEGIN_EPOCH =
  'INSERT INTO catalogue_change_epoch DEFAULT VALUES ON CONFLICT DO NOTHING';

/**
 * Deletes the changes that are at least $1 seconds old, at most once in that time. Changes that a
 * transaction in progress may have made are kept, because `SELECT_CHANGES` looks for them.
 */
export const PRUNE_CHANGES = `
  WITH rotated AS (
    UPDATE catalogue_change_epoch
       SET pruned_below = next_below,
           next_below = pg_snapshot_xmin(pg_current_snapshot()),
           rotated_at = now()
     WHERE rotated_at <= now() - make_interval(secs => $1)
    RETURNING pruned_below
  )
  DELETE FROM catalogue_change WHERE xid < (SELECT pruned_below FROM rotated)`;
