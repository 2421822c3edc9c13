import { createHash } from 'node:crypto';
import { ShopError } from '@harrow/http';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a request, if any. Throws `bad_request` on one that cannot be a key. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new ShopError('bad_request', 'Idempotency-Key must be 1 to 255 printable characters.');
}

/** A fingerprint of a parsed body: equal for equal content, whatever the order of its members. */
export function bodyHash(body: Record<string, unknown>): string {
  const members = Object.entries(body).filter(([, value]) => value !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}
