import { z } from 'zod';

const UNIQUE_VIOLATION = '23505';

const databaseError = z.object({ code: z.string(), constraint: z.string().optional() });

/** Returns the SQLSTATE (PostgreSQL, appendix A), or the code of the system, of a database's error. */
export const databaseErrorCode = (error: unknown): string | undefined =>
  databaseError.safeParse(error).data?.code;

/** Whether a write failed because the named unique constraint already holds that value. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const parsed = databaseError.safeParse(error);
  if (!parsed.success) return false;
  return parsed.data.code === UNIQUE_VIOLATION && parsed.data.constraint === constraint;
}
