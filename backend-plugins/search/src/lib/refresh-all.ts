import { sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/** A transaction of this many products takes about 0.2 seconds. */
const BATCH_SIZE = 200;

const REFRESH_BATCH = sqlStatement('@harrow/search', 'refresh-batch');

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
    const rows: { lastId: string | null }[] = await manager.query(REFRESH_BATCH, [
      last,
      BATCH_SIZE,
    ]);
    last = rows[0]?.lastId ?? null;
    if (last !== null) await onBatch(last);
  }
}
