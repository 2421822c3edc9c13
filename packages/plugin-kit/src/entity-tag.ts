/** The opaque text of an entity tag (RFC 9110, section 8.8.3), of a weak one too. */
const TAG = /(?:W\/)?("[^"]*")/g;

const opaque = (text: string) => [...text.matchAll(TAG)].map(([, quoted]) => quoted);

/**
 * Whether an `If-Match` or `If-None-Match` header names an `ETag`. Tags are compared weakly, because
 * those of JSON answers are weak: an equal tag is an equal body.
 */
export const namesTag = (header: string, tag: string): boolean =>
  header.trim() === '*' || opaque(header).includes(opaque(tag)[0]);
