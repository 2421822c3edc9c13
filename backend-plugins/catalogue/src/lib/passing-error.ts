import { z } from 'zod';

/**
 * SQLSTATEs after which the same transaction may succeed: deadlock, serialization failure, lock or
 * statement timeout, and a unique key that another transaction has just taken, such as a handle.
 */
const PASSING = new Set(['40P01', '40001', '55P03', '57014', '23505']);

const databaseError = z.object({ code: z.string() });

/** Whether a transaction is worth another try. */
export function isPassing(error: unknown): boolean {
  const parsed = databaseError.safeParse(error);
  return parsed.success && PASSING.has(parsed.data.code);
}
