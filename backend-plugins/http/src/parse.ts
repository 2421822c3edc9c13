import { z } from 'zod';
import { ShopError } from './shop-error';

function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return fields;
}

/** What a person is told where a schema has no words of its own for a value of the wrong type. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined
    ? 'This is required.'
    : `This must be of type ${issue.expected}.`;
}

/**
 * Parses a request's body. Unknown members are dropped; a rule that is broken, a wrong type
 * included, throws `invalid_body` (422) with one message per field.
 */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body ?? {}, { error: wordsFor });
  if (result.success) return result.data;
  const fields = fieldMessages(result.error);
  const first = Object.entries(fields)[0];
  const message = first ? `${first[0]}: ${first[1]}` : 'The body breaks a rule.';
  throw new ShopError('invalid_body', message, { fields });
}

/** Parses query or path parameters, which obey the same rules as a body. */
export function parseParameters<T>(schema: z.ZodType<T>, parameters: unknown): T {
  return parseBody(schema, parameters);
}

/** A whole number from 0 in a query string, such as `limit=12`. */
const wholeNumberParameter = (least: number, largest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'This must be a whole number.')
    .transform(Number)
    .refine(
      (number) => number >= least && number <= largest,
      `This must be ${least} to ${largest}.`,
    )
    .meta({ type: 'integer', minimum: least, maximum: largest });

const LARGEST_PAGE = 100;
const LARGEST_PAGE_NUMBER = 1_000_000;

/** `?limit=`, 1 to 100. */
export const limitParameter = wholeNumberParameter(1, LARGEST_PAGE);

/** `?limit=&pageNumber=`, pages counted from 0; neither is required. */
export const pageQuery = z.object({
  limit: limitParameter.optional(),
  pageNumber: wholeNumberParameter(0, LARGEST_PAGE_NUMBER).optional(),
});

export type Page = { limit: number; pageNumber: number };

/** The same as a page of a list, of 100 where only its number is named; undefined for all of it. */
export const optionalPage = pageQuery.transform(({ limit, pageNumber }): Page | undefined =>
  limit === undefined && pageNumber === undefined
    ? undefined
    : { limit: limit ?? LARGEST_PAGE, pageNumber: pageNumber ?? 0 },
);
