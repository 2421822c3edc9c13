import type { ApiError } from '@/lib/http/api-error';
import { dropDrafts } from '@/lib/session/form-draft';
import { sessionStore, type SessionEnd } from '@/lib/session/session-store';
import { hasToken } from '@/lib/session/token-key';
import { idToken, reloadIdentity, signOut, type Identity } from '../api/identity';
import { openSession } from '../api/open-session';
import { endOfRefused, isRefusal } from './is-refusal';
import {
  forgetSignOut,
  forgetToken,
  hasLeft,
  keepToken,
  noteSignOut,
  usableToken,
  wantsSignOut,
} from './token-storage';

/** How taking on an identity ended; a refusal is the shop's own no, and the session is over. */
export type Adoption = { ok: true } | { ok: false; error: ApiError };

let current: Identity | null = null;
/** The finishing of a sign-out that an earlier page has begun. */
let leaving: Promise<void> = Promise.resolve();
let exchange: { uid: string; fresh: boolean; done: Promise<string | null> } | null = null;

async function exchangeIdToken({ uid, email }: Identity, fresh: boolean): Promise<string | null> {
  const proof = await idToken(uid, fresh);
  if (proof === null) return null;
  const access = await openSession(email, proof);
  // Whoever signed out while this was on its way must not find a token afterwards.
  if (currentUid() === uid) keepToken(uid, access);
  return access.token;
}

/** A call, because the compiler believes that nothing changes `current` during an `await`. */
const currentUid = () => current?.uid;

/**
 * One exchange at a time: calls that come together share its answer, unless it is for another user
 * or with a proof that is too old for them.
 */
function exchangeOnce(identity: Identity, fresh: boolean): Promise<string | null> {
  const { uid } = identity;
  if (exchange?.uid === uid && (exchange.fresh || !fresh)) return exchange.done;
  const earlier = exchange?.uid === uid ? [exchange.done] : [];
  const done = Promise.allSettled(earlier)
    .then(() => exchangeIdToken(identity, fresh))
    .finally(() => {
      // unless the next one has begun meanwhile
      if (exchange?.done === done) exchange = null;
    });
  exchange = { uid, fresh, done };
  return done;
}

/**
 * The token for a protected call, renewed when it is about to end, or because the server refused
 * the last one (`renew`). Null when nobody is signed in. Throws `ApiError`. A renewal asks the
 * provider too, so that an account that is over there does not live on here.
 */
export async function accessToken(renew = false): Promise<string | null> {
  const kept = renew ? null : usableToken(current?.uid ?? null);
  if (kept !== null) return kept;
  return current ? exchangeOnce(current, true) : null;
}

/** Why a session is over that was not ended here. */
const endElsewhere = (): SessionEnd => (hasLeft() ? 'left-elsewhere' : 'expired');

/**
 * Forgets the session in this tab. The provider's own session is left as it is. What was typed into
 * forms goes with a user who has signed out, and waits for one who has not.
 */
export function forgetSession(why = endElsewhere(), leftAt = sessionStore.get().leftAt): void {
  const { status, endedBy } = sessionStore.get();
  // Told a second time, such as by the provider, it is still the first end that counts.
  const ends = status === 'signed-in' || hasToken();
  current = null;
  forgetToken(why === 'left');
  if (why === 'left' || why === 'left-elsewhere') dropDrafts();
  sessionStore.set({ status: 'signed-out', leftAt, endedBy: ends ? why : endedBy });
}

/**
 * Ends the session: removes the token and signs out at the provider, in every tab. A page that is
 * left before the provider has heard of it leaves a note, and the next page finishes it. `leftAt` is
 * the path of the page where the person wanted it.
 */
export async function endSession(why: SessionEnd, leftAt?: string): Promise<void> {
  if (current) noteSignOut(current.uid);
  forgetSession(why, leftAt);
  await signOut();
  forgetSignOut();
}

/** Makes room for who signs in now: a sign-out that was still on its way comes first. */
export async function beginSession(): Promise<void> {
  await leaving;
  forgetSignOut();
}

function showSignedIn({ email, displayName: name, isVerified }: Identity): void {
  const { user, role } = sessionStore.get();
  // What somebody else has typed in this tab is not for this user.
  dropDrafts(email);
  // A role belongs to the account it was asked for.
  const known = user?.email === email ? role : undefined;
  sessionStore.set({ status: 'signed-in', user: { email, name, isVerified }, role: known });
}

/**
 * Takes on whom the provider says is signed in and makes sure of an access token for them, a new one
 * (`fresh`) when something about them has changed. A shop that cannot be reached does not sign anyone
 * out: the next protected call asks again.
 */
export async function adopt(identity: Identity, fresh = false): Promise<Adoption> {
  const { uid } = identity;
  current = identity;
  if (wantsSignOut(uid)) {
    leaving = endSession('left');
    await leaving;
    return { ok: true };
  }
  try {
    if (fresh || usableToken(uid) === null) await exchangeOnce(identity, fresh);
  } catch (error) {
    // what the shop says of one user is no reason to sign out the next
    if (isRefusal(error) && (currentUid() ?? uid) === uid) {
      await endSession(endOfRefused(error));
      return { ok: false, error };
    }
    console.warn('The shop could not be asked for an access token.', error);
  }
  // Signed out, or somebody else, in the meantime.
  if (currentUid() === uid) showSignedIn(identity);
  return { ok: true };
}

/** Whether the session says the same of the account. */
function isShown({ email, isVerified }: Identity): boolean {
  const { user } = sessionStore.get();
  return user?.email === email && user.isVerified === isVerified;
}

/**
 * Asks the provider whether the account has changed, such as by a verified email, and tells the shop
 * if so. Where either cannot be reached, the next renewal does.
 */
export async function renewSession(): Promise<void> {
  try {
    const identity = await reloadIdentity();
    if (identity && !isShown(identity)) await adopt(identity, true);
  } catch (error) {
    console.warn('The identity provider could not be asked about the account.', error);
  }
}
