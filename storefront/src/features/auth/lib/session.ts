import { openSession } from '@harrow/contract';
import { ApiError } from '@/lib/http/api-error';
import { deleteDrafts } from '@/lib/session/form-draft';
import { call } from '@/lib/http/shop-client';
import { sessionStore, type SessionEnd } from '@/lib/session/session-store';
import { hasToken } from '@/lib/session/token-key';
import { idToken, reloadIdentity, signOut, type Identity } from '../api/identity';
import {
  clearPendingSignOut,
  formerToken,
  hasSignedOut,
  isSignOutPending,
  removeToken,
  storePendingSignOut,
  storeToken,
  usableToken,
} from './token-storage';

/** The result of adopting an identity. The error is the shop's rejection, which ends the session. */
type Adoption = { ok: true } | { ok: false; error: ApiError };

let current: Identity | null = null;
/** Completes a sign-out that an earlier page started. */
let pendingSignOut: Promise<void> = Promise.resolve();
let exchange: { uid: string; fresh: boolean; done: Promise<string | null> } | null = null;

async function exchangeIdToken({ uid, email }: Identity, fresh: boolean): Promise<string | null> {
  const proof = await idToken(uid, fresh);
  if (proof === null) return null;
  const token = formerToken(uid); // its second factor counts on
  const access = await call(openSession, {
    parameters: { email },
    body: { email, idToken: proof, token },
  });
  // If the user signed out in the meantime, no token must be stored.
  if (currentUid() === uid) storeToken(uid, access);
  return access.token;
}

/** A function, because TypeScript assumes that `current` does not change during an `await`. */
const currentUid = () => current?.uid;

/**
 * Exchanges the ID token. Concurrent calls share one exchange, unless it is for another user, or they
 * need a fresh ID token and it does not use one.
 */
function exchangeOnce(identity: Identity, fresh: boolean): Promise<string | null> {
  const { uid } = identity;
  if (exchange?.uid === uid && (exchange.fresh || !fresh)) return exchange.done;
  const earlier = exchange?.uid === uid ? [exchange.done] : [];
  const done = Promise.allSettled(earlier)
    .then(() => exchangeIdToken(identity, fresh))
    .finally(() => {
      // unless another exchange has started in the meantime
      if (exchange?.done === done) exchange = null;
    });
  exchange = { uid, fresh, done };
  return done;
}

/**
 * Returns the token for a protected call, renewed if it is about to expire or if the server rejected
 * the last one (`renew`). Returns null without a user. Throws `ApiError`. A renewal includes the
 * provider, so that a deleted or disabled account cannot continue its session.
 */
export async function accessToken(renew = false): Promise<string | null> {
  const kept = renew ? null : usableToken(current?.uid ?? null);
  if (kept !== null) return kept;
  return current ? exchangeOnce(current, true) : null;
}

/** Returns how a session ended outside this tab. */
const externalEnd = (): SessionEnd => (hasSignedOut() ? 'left-elsewhere' : 'expired');

/**
 * Removes the session from this tab, but does not sign out at the provider. Form drafts are deleted
 * if the user has signed out, and kept otherwise.
 */
export function forgetSession(why = externalEnd(), leftAt = sessionStore.get().leftAt): void {
  const { status, endedBy } = sessionStore.get();
  // If this is called again, e.g. by the provider, the first reason is kept.
  const ends = status === 'signed-in' || hasToken();
  current = null;
  removeToken(why === 'left');
  if (why === 'left' || why === 'left-elsewhere') deleteDrafts();
  sessionStore.set({ status: 'signed-out', leftAt, endedBy: ends ? why : endedBy });
}

/**
 * Ends the session in every tab: removes the token and signs out at the provider. If the page is left
 * before the provider has responded, the next page completes the sign-out. `leftAt` is the path of
 * the page on which the user pressed Sign Out.
 */
export async function endSession(why: SessionEnd, leftAt?: string): Promise<void> {
  if (current) storePendingSignOut(current.uid);
  forgetSession(why, leftAt);
  await signOut();
  clearPendingSignOut();
}

/** Prepares a sign-in: waits for a pending sign-out to complete. */
export async function beginSession(): Promise<void> {
  await pendingSignOut;
  clearPendingSignOut();
}

function showSignedIn({ email, displayName: name, isVerified }: Identity): void {
  const { user, role, duty } = sessionStore.get();
  // Drafts of other users in this tab must not be visible to this one.
  deleteDrafts(email);
  // Rights are valid only for the account for which they were fetched.
  const known = user?.email === email ? { role, duty } : {};
  sessionStore.set({ status: 'signed-in', user: { email, name, isVerified }, ...known });
}

/**
 * Adopts the provider's user and obtains an access token for them, a new one (`fresh`) if the account
 * has changed. If the shop cannot be reached, the user stays signed in, and the next protected call
 * tries again.
 */
export async function adopt(identity: Identity, fresh = false): Promise<Adoption> {
  const { uid } = identity;
  current = identity;
  if (isSignOutPending(uid)) {
    pendingSignOut = endSession('left');
    await pendingSignOut;
    return { ok: true };
  }
  try {
    if (fresh || usableToken(uid) === null) await exchangeOnce(identity, fresh);
  } catch (error) {
    // do not sign out the next user because the shop rejected the previous one
    if (isRefusal(error) && (currentUid() ?? uid) === uid) {
      await endSession(endOfRefused(error));
      return { ok: false, error };
    }
    console.warn('Could not get an access token from the shop.', error);
  }
  // The user may have signed out or changed in the meantime.
  if (currentUid() === uid) showSignedIn(identity);
  return { ok: true };
}

/** Tells whether the session matches the account. */
function isUpToDate({ email, isVerified }: Identity): boolean {
  const { user } = sessionStore.get();
  return user?.email === email && user.isVerified === isVerified;
}

/**
 * Reloads the account from the provider, and renews the token if it has changed, e.g. if the email was
 * verified. If either cannot be reached, the next renewal does this.
 */
export async function renewSession(): Promise<void> {
  try {
    const identity = await reloadIdentity();
    if (identity && !isUpToDate(identity)) await adopt(identity, true);
  } catch (error) {
    console.warn('Could not reload the account from the identity provider.', error);
  }
}

/** Tells whether the shop rejected the session, as opposed to being unreachable. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** Returns how a rejected session ended: its token expired (401), or the shop refused it (403). */
export const endOfRefused = ({ status }: ApiError): SessionEnd =>
  status === 401 ? 'expired' : 'refused';
