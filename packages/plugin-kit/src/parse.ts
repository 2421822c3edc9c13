import * as z from 'zod/mini';
import { ShopError } from './shop-error';

const UNKNOWN = 'This member is unknown.';

function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= UNKNOWN;
    } else fields[issue.path.join('.') || 'body'] ??= issue.message;
  }
  return fields;
}

/** The message for a value of the wrong type, or none of those allowed, where the schema has none. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined;
  if (issue.input === undefined) return 'This is required.';
  if (issue.code === 'invalid_type') return `This must be of type ${issue.expected}.`;
  return `This must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}.`;
}

/**
 * Parses a request's body. Unknown members are dropped, unless the schema is strict; a broken rule or a
 * wrong type throws `invalid_body` (422) with one message per field.
 */
export function parseBody<T>(schema: z.core.$ZodType<T>, body: unknown): T {
  const result = z.safeParse(schema, body ?? {}, { error: messageOf });
  if (result.success) return result.data;
  const fields = fieldMessages(result.error);
  const first = Object.entries(fields)[0];
  const message = first ? `${first[0]}: ${first[1]}` : 'The body breaks a rule.';
  throw new ShopError('invalid_body', message, { fields });
}

/** Parses query or path parameters, which obey the same rules as a body. */
export function parseParameters<T>(schema: z.core.$ZodType<T>, parameters: unknown): T {
  return parseBody(schema, parameters);
}
