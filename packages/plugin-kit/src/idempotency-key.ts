import { ShopError } from './shop-error';

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Returns the `Idempotency-Key` header, or null without one. Throws `bad_request` if it is invalid.
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new ShopError('bad_request', 'Idempotency-Key must be 1 to 255 printable characters.');
}
