import fc from 'fast-check';
import { z } from 'zod';

/** The part of an OpenAPI document that this test uses. */
export const apiDocument = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        requestBody: z
          .object({
            content: z.object({
              'application/json': z
                .object({
                  schema: z.object({ properties: z.record(z.string(), z.unknown()).default({}) }),
                })
                .optional(),
            }),
          })
          .optional(),
      }),
    ),
  ),
});

export type HostileRequest = { method: string; path: string; body?: string };

/** Texts that break parsers, queries and columns more often than random ones. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💸'.repeat(40),
  'x'.repeat(5000),
  '\'; DROP TABLE "order"; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{"$gt":""}',
  '__proto__',
  'null',
  '-1',
  '1e400',
  'ünï@cödé.test',
];

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  0.1 + 0.2,
  1.005,
  1e21,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
];

const anyText = (known: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...NASTY_TEXTS),
    fc.constantFrom(...known),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );

const anyValue = (known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    anyText(known),
    fc.constantFrom(...NASTY_NUMBERS),
    fc.integer({ min: 0, max: 50 }),
    fc.jsonValue({ maxDepth: 3 }),
  );

/** Generates an object with some members of the schema and any values, or no object at all. */
function anyBody(members: string[], known: readonly string[]): fc.Arbitrary<string | undefined> {
  const record = fc.record(Object.fromEntries(members.map((member) => [member, anyValue(known)])), {
    requiredKeys: [],
  });
  const nested = fc
    .constantFrom('__proto__', 'constructor', 'extra')
    .chain((name) =>
      fc.tuple(record, fc.jsonValue()).map(([body, value]) => ({ ...body, [name]: value })),
    );
  return fc.oneof(
    { weight: 6, arbitrary: record.map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: nested.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');

/**
 * Generates any call of a document with any path, query and body; `known` are existing ids and
 * emails.
 */
export function hostileRequests(
  document: z.infer<typeof apiDocument>,
  known: readonly string[],
): fc.Arbitrary<HostileRequest> {
  const calls = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ template, method, ...call })),
  );
  return fc.constantFrom(...calls).chain(({ template, method, parameters, requestBody }) => {
    const named = (place: string) =>
      parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    const texts = (names: string[], requiredKeys?: []) =>
      fc.record(Object.fromEntries(names.map((name) => [name, anyText(known)])), { requiredKeys });
    const schema = requestBody?.content['application/json']?.schema;
    return fc
      .tuple(
        texts(named('path')),
        texts(named('query'), []),
        requestBody
          ? anyBody(Object.keys(schema?.properties ?? {}), known)
          : fc.constant(undefined),
      )
      .map(([inPath, inQuery, body]) => {
        const path = template.replace(/\{([^}]+)\}/g, (_, name: string) =>
          encoded(inPath[name] ?? ''),
        );
        const query = Object.entries(inQuery)
          .filter((entry): entry is [string, string] => entry[1] !== undefined)
          .map(([name, value]) => `${name}=${encoded(value)}`)
          .join('&');
        return { method: method.toUpperCase(), path: query ? `${path}?${query}` : path, body };
      });
  });
}
