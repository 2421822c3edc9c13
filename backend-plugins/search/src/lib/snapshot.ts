import type { EntityManager } from 'typeorm';

/**
 * All statements of a search see the same products, so that counts and page agree. A guess about a
 * prefix must not lead to a scan of every product, and plans are too short-lived to be compiled.
 */
const BEGIN = `
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL enable_seqscan = off;
  SET LOCAL jit = off`;

/** Runs reads that see one state of the database. */
export async function inSnapshot<Result>(
  manager: EntityManager,
  read: (snapshot: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = manager.connection.createQueryRunner();
  try {
    await runner.query(BEGIN);
    try {
      const result = await read(runner.manager);
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      await runner.query('ROLLBACK');
      throw error;
    }
  } finally {
    await runner.release();
  }
}
