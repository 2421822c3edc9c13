import { ShopError } from '@harrow/plugin-kit';
import { z } from 'zod';

const providerError = z.object({ code: z.string(), message: z.string() });

/** Codes by which firebase-admin blames the token rather than the connection to the provider. */
const BAD_TOKEN = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** This code also covers failed downloads of Google's certificates; only the message differs. */
const BAD_TOKEN_OR_NO_CERTIFICATES = 'auth/argument-error';
const BAD_TOKEN_MESSAGE =
  /^(Firebase ID token|Decoding Firebase ID token|verifyIdToken\(\) expects) /;

/** Whether the provider has no user with the requested id. */
export const isUnknownUser = (error: unknown): boolean =>
  providerError.safeParse(error).data?.code === 'auth/user-not-found';

/** The error for an invalid ID token of any kind. */
export const badIdToken = (cause?: unknown): ShopError =>
  new ShopError('unauthorized', 'The login could not be verified. Log in again.', {
    code: 'invalid_id_token',
    cause,
  });

/** The error for when a token cannot be checked at the moment. */
export const identityUnavailable = (cause: unknown): ShopError =>
  new ShopError('unavailable', 'Logins cannot be checked right now. Try again in a moment.', {
    code: 'identity_unavailable',
    retryAfterSeconds: 5,
    cause,
  });

/**
 * Maps errors of firebase-admin to 401 for a bad ID token and 503 for everything else: an
 * unreachable provider must not sign users out.
 */
export function identityError(error: unknown): ShopError {
  const { data } = providerError.safeParse(error);
  const isBadToken =
    data?.code === BAD_TOKEN_OR_NO_CERTIFICATES
      ? BAD_TOKEN_MESSAGE.test(data.message)
      : data && BAD_TOKEN.has(data.code);
  return isBadToken ? badIdToken(error) : identityUnavailable(error);
}
