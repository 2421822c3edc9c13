import type { EntityManager } from 'typeorm';

/** A transaction of this many products takes about 0.2 seconds. */
const BATCH_SIZE = 200;

const REFRESH_BATCH = `
  WITH batch AS (SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT ${BATCH_SIZE}),
  refreshed AS (SELECT catalogue_search_refresh(coalesce(array_agg(id), '{}')) FROM batch)
  SELECT max(id) AS "lastId" FROM batch, refreshed`;

/**
 * Brings the rows of all products after an id up to date, a batch per transaction; calls `onBatch` with
 * the last id of each.
 */
export async function refreshAll(
  manager: EntityManager,
  after: string,
  onBatch: (lastId: string) => Promise<unknown>,
): Promise<void> {
  for (let last: string | null = after; last !== null;) {
    const rows: { lastId: string | null }[] = await manager.query(REFRESH_BATCH, [last]);
    last = rows[0]?.lastId ?? null;
    if (last !== null) await onBatch(last);
  }
}
