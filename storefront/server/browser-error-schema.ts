import { z } from 'zod';

/**
 * What a browser tells of an error: where it was in the shop's scripts, and nothing that a person typed or an
 * address could hold. A message may name anything, so it stays in the browser.
 */
export const browserErrorSchema = z.strictObject({
  /** Not caught, a rejected promise, or a page that crashed. */
  kind: z.enum(['error', 'rejection', 'crash']),
  /** The error's class, such as TypeError. */
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  /** Script, line and column, innermost first. */
  frames: z.array(z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).max(5),
});

export type BrowserError = z.infer<typeof browserErrorSchema>;
