import { ShopError } from './shop-error';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a request, if any. Throws `bad_request` on one that cannot be a key. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY.test(header)) return header;
  throw new ShopError('bad_request', 'Idempotency-Key must be 1 to 255 printable characters.');
}
