import { ShopError } from '@harrow/http';
import { z } from 'zod';

const providerError = z.object({ code: z.string(), message: z.string() });

/** Codes by which firebase-admin says that the token, not the way to the provider, is at fault. */
const BAD_TOKEN = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** A failed download of Google's certificates has this code too; only the text tells them apart. */
const BAD_TOKEN_OR_NO_CERTIFICATES = 'auth/argument-error';
const OF_THE_TOKEN = /^(Firebase ID token|Decoding Firebase ID token|verifyIdToken\(\) expects) /;

/** A token that proves nothing, whatever is wrong with it. */
export const badIdToken = (cause?: unknown): ShopError =>
  new ShopError('unauthorized', 'The sign-in could not be verified. Sign in again.', {
    code: 'invalid_id_token',
    cause,
  });

/** Nobody can say right now whether a token is good. */
export const identityUnavailable = (cause: unknown): ShopError =>
  new ShopError('unavailable', 'Sign-in cannot be checked right now. Try again in a moment.', {
    code: 'identity_unavailable',
    retryAfterSeconds: 5,
    cause,
  });

/**
 * Turns what firebase-admin throws into 401 for a bad ID token and 503 for everything else: nobody
 * is to be signed out because the provider is out of reach.
 */
export function identityError(error: unknown): ShopError {
  const { data } = providerError.safeParse(error);
  const isBadToken =
    data?.code === BAD_TOKEN_OR_NO_CERTIFICATES
      ? OF_THE_TOKEN.test(data.message)
      : data && BAD_TOKEN.has(data.code);
  return isBadToken ? badIdToken(error) : identityUnavailable(error);
}
