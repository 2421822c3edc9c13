import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller } from './call.ts';
import { StripeError } from './stripe-error.ts';

export interface ApiKeys {
  secretKey: string;
  publishableKey: string;
}

/** Identifies the caller by the key in `authorization` (Bearer, or Basic with the key as user). */
export function identifyCaller(keys: ApiKeys, authorization = ''): Caller {
  const key = keyOf(authorization);
  if (isSame(key, keys.secretKey)) return 'secret';
  if (isSame(key, keys.publishableKey)) return 'publishable';
  const message =
    key === ''
      ? 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
      : 'Invalid API Key provided.';
  throw new StripeError(401, { type: 'invalid_request_error', message });
}

/** Compares two secrets in constant time. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function keyOf(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0] ?? '';
}
