import { z } from 'zod/mini';
import type { AnswerOf, openSession } from '@harrow/contract';
import { TOKEN_KEY } from '@/lib/session/token-key';

/** The token's owner and renewal time, so that a reload does not need a request. */
const OWNER_KEY = 'accessTokenOwner';

const ownerSchema = z.object({ uid: z.string(), renewAt: z.nullable(z.number()) });

/** The user whose sign-out the provider may not have completed yet. */
const PENDING_SIGN_OUT_KEY = 'signingOut';

/** Set when the last user pressed Sign Out, so that other tabs know why the token was removed. */
const SIGNED_OUT_KEY = 'signedOut';

/** Stores the access token of the user `uid` for all tabs. */
export function storeToken(uid: string, { token, expiresAt }: AnswerOf<typeof openSession>): void {
  localStorage.removeItem(SIGNED_OUT_KEY);
  const owner = { uid, renewAt: renewalTime(expiresAt, Date.now()) };
  localStorage.setItem(OWNER_KEY, JSON.stringify(owner));
  localStorage.setItem(TOKEN_KEY, token);
}

/** Removes the token from this browser. `signedOut` tells whether the user pressed Sign Out. */
export function removeToken(signedOut: boolean): void {
  if (signedOut) localStorage.setItem(SIGNED_OUT_KEY, 'yes');
  localStorage.removeItem(OWNER_KEY);
  localStorage.removeItem(TOKEN_KEY);
}

/** Tells whether the last user pressed Sign Out, in any tab. */
export const hasSignedOut = (): boolean => localStorage.getItem(SIGNED_OUT_KEY) !== null;

/** Stores that the user `uid` is signing out, before the call to the provider. */
export function storePendingSignOut(uid: string): void {
  localStorage.setItem(PENDING_SIGN_OUT_KEY, uid);
}

/** Tells whether the sign-out of the user `uid` may not be complete at the provider. */
export const isSignOutPending = (uid: string): boolean =>
  localStorage.getItem(PENDING_SIGN_OUT_KEY) === uid;

/** Clears the pending sign-out after it has completed, or before a new sign-in. */
export function clearPendingSignOut(): void {
  localStorage.removeItem(PENDING_SIGN_OUT_KEY);
}

function readOwner() {
  try {
    return ownerSchema.parse(JSON.parse(localStorage.getItem(OWNER_KEY) ?? ''));
  } catch {
    // Missing or invalid: the token is not used, and the next call gets a new one.
    return null;
  }
}

/** Returns the token, unless it must be renewed first. `uid` null accepts the token of any user. */
export function usableToken(uid: string | null): string | null {
  const owner = readOwner();
  if (!owner || (uid !== null && owner.uid !== uid)) return null;
  const isDue = owner.renewAt !== null && owner.renewAt <= Date.now();
  return isDue ? null : localStorage.getItem(TOKEN_KEY);
}

/** Returns the last token of the user `uid`, also if it has expired. */
export const formerToken = (uid: string): string | undefined =>
  readOwner()?.uid === uid ? (localStorage.getItem(TOKEN_KEY) ?? undefined) : undefined;

/** Tokens are renewed early, so that they do not expire on the way to the server. */
const MARGIN_MS = 60_000;

/**
 * Returns the time in milliseconds since the epoch from which a token that expires at `expiresAt`
 * (ISO 8601) is renewed before use, or null for never. If a new token seems to have expired, this
 * device's clock is wrong; the token is then used until the server rejects it.
 */
export function renewalTime(expiresAt: string, now: number): number | null {
  const time = Date.parse(expiresAt) - MARGIN_MS;
  return time > now ? time : null;
}
