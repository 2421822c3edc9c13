import * as z from 'zod/mini';

/** The body of every refusal. `fields` has one message per field that breaks a rule. */
export const errorSchema = z.looseObject({
  code: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** The statuses of refusals, with their descriptions. */
export const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Malformed JSON, or an unreadable request',
  401: 'Missing, invalid or expired token',
  402: 'The payment has not been completed',
  403: 'Not allowed',
  404: 'Not found, or not visible to the caller',
  405: 'Not a method of this path',
  409: 'The state does not allow it',
  412: 'Changed since it was read',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'A rule is broken, with one message per field',
  429: 'Too many requests',
  503: 'A provider or the database cannot be reached',
};
