import type { z } from 'zod';

/** A rule of the catalogue that staff broke; the engine answers it with 400 and this message. */
class BrokenRule extends Error {
  readonly type = 'invalid_data';
}

/** Parses what staff send through the stock admin; throws `invalid_data` for the first broken rule. */
export function parseChanges<T>(schema: z.ZodType<T>, changes: unknown): T {
  const { data, error } = schema.safeParse(changes);
  const issue = error?.issues[0];
  if (issue) throw new BrokenRule(`${issue.path.join('.')}: ${issue.message}`);
  return data as T;
}
