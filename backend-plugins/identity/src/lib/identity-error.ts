import { ShopError } from '@harrow/http';
import { z } from 'zod';

const providerError = z.object({ code: z.string(), message: z.string() });

/** Codes by which firebase-admin says that the token, not the way to the provider, is at fault. */
const BAD_TOKEN = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** A failed download of Google's certificates has the code of a bad token; only its text differs. */
const CERTIFICATES_AWAY =
  /fetching (public keys|json web keys)|public keys? .*certs|ECONN|ENOTFOUND|ETIMEDOUT/i;

/** Turns what firebase-admin throws into 401 for a bad ID token and 503 for a provider out of reach. */
export function identityError(error: unknown): ShopError {
  const { data } = providerError.safeParse(error);
  if (data && BAD_TOKEN.has(data.code) && !CERTIFICATES_AWAY.test(data.message)) {
    return new ShopError('unauthorized', 'The sign-in could not be verified. Sign in again.', {
      code: 'invalid_id_token',
      cause: error,
    });
  }
  return new ShopError(
    'unavailable',
    'Sign-in cannot be checked right now. Try again in a moment.',
    {
      code: 'identity_unavailable',
      retryAfterSeconds: 5,
      cause: error,
    },
  );
}
