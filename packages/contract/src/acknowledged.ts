import * as z from 'zod/mini';

// The specification's answers to changes.

/** `modifiedCount` is 0 where the change had been made before. */
export const modifiedSchema = z.object({ acknowledged: z.literal(true), modifiedCount: z.int() });

export const deletedSchema = z.object({
  acknowledged: z.literal(true),
  deletedCount: z.literal(1),
});
