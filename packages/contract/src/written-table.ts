import * as z from 'zod/mini';
import { flagParameter } from './page';

/** The changes that the import of a table made, or would make. */
export const writtenCounts = {
  acknowledged: z.literal(true),
  created: z.int(),
  updated: z.int(),
  removed: z.int(),
  unchanged: z.int(),
};

export const rawTable = { mediaType: 'text/csv', schema: { type: 'string' } };

/** Whether only to check the table and to say what would change. */
export const dryRunParameter = z._default(flagParameter, false);
