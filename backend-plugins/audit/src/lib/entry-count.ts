import type { EntityManager } from 'typeorm';

type Counted = { newer: number; settled: number; bound: string };

/** No transaction that writes entries lasts this long; an entry has the time at which its own began. */
const SETTLED_AFTER = "interval '10 minutes'";

const COUNT_SINCE = `
  SELECT count(id)::int AS newer, (count(id) FILTER (WHERE at < bound))::int AS settled,
         bound::text AS bound
    FROM (SELECT now() - ${SETTLED_AFTER} AS bound) settling
    LEFT JOIN audit_entry ON at >= $1::timestamptz
   GROUP BY bound`;

/**
 * Counts all entries, exactly. Entries are never changed or removed, and none is added to the past: those
 * before the last minutes are counted once for each process.
 */
export class EntryCount {
  private settled = { count: 0, before: '-infinity' };

  async read(manager: Pick<EntityManager, 'query'>): Promise<number> {
    const { count, before } = this.settled;
    const [{ newer, settled, bound }] = await manager.query<[Counted]>(COUNT_SINCE, [before]);
    this.settled = { count: count + settled, before: bound };
    return count + newer;
  }
}
