import type { MedusaRequest } from '@medusajs/medusa';

/** The opaque text of an entity tag (RFC 9110, section 8.8.3), of a weak one too. */
const TAG = /(?:W\/)?("[^"]*")/g;

const opaque = (text: string) => [...text.matchAll(TAG)].map(([, quoted]) => quoted);

/**
 * Whether an `If-Match` or `If-None-Match` header names an `ETag`. Tags are compared weakly, because
 * those of JSON answers are weak: an equal tag is an equal body.
 */
export const namesTag = (header: string, tag: string): boolean =>
  header.trim() === '*' || opaque(header).includes(opaque(tag)[0]);

/**
 * Whether an answer is one that the request's `If-Match` names, by the ETag that Express gives it; true for a
 * request without the header.
 */
export function isSeenBy(req: MedusaRequest): (answer: unknown) => boolean {
  const { 'if-match': seen } = req.headers;
  return (answer) => seen === undefined || namesTag(seen, tagOf(req, answer));
}

/** Returns the ETag that Express gives an answer. */
export function tagOf({ app }: MedusaRequest, answer: unknown): string {
  const tag = app.get('etag fn') as (text: string, encoding: string) => string;
  return tag(JSON.stringify(answer), 'utf8');
}
