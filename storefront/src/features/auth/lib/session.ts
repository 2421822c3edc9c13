import type { ApiError } from '@/lib/http/api-error';
import { sessionStore } from '@/lib/session/session-store';
import { idToken, signOut, type Identity } from '../api/identity';
import { openSession } from '../api/open-session';
import { isRefusal } from './is-refusal';
import { forgetToken, keepToken, usableToken } from './token-storage';

/** How taking on an identity ended; a refusal is the shop's own no, and the session is over. */
export type Adoption = { ok: true } | { ok: false; error: ApiError };

let current: Identity | null = null;
let exchange: { uid: string; done: Promise<string | null> } | null = null;

async function exchangeIdToken({ uid, email }: Identity, fresh: boolean): Promise<string | null> {
  const proof = await idToken(fresh);
  if (proof === null) return null;
  const access = await openSession(email, proof);
  // Whoever signed out while this was on its way must not find a token afterwards.
  if (currentUid() === uid) keepToken(uid, access);
  return access.token;
}

/** A call, because the compiler believes that nothing changes `current` during an `await`. */
const currentUid = () => current?.uid;

/** One exchange at a time for one user: calls that come together share its answer. */
function exchangeOnce(identity: Identity, fresh: boolean): Promise<string | null> {
  if (exchange?.uid === identity.uid) return exchange.done;
  const done = exchangeIdToken(identity, fresh).finally(() => {
    exchange = null;
  });
  exchange = { uid: identity.uid, done };
  return done;
}

/**
 * The token for a protected call, renewed when it is about to end, or because the server refused
 * the last one (`renew`). Null when nobody is signed in. Throws `ApiError`.
 */
export async function accessToken(renew = false): Promise<string | null> {
  const kept = renew ? null : usableToken(current?.uid ?? null);
  if (kept !== null) return kept;
  return current ? exchangeOnce(current, renew) : null;
}

/** Forgets the session in this tab. The provider's own session is left as it is. */
export function forgetSession(): void {
  current = null;
  forgetToken();
  sessionStore.set({ status: 'signed-out' });
}

/** Ends the session: removes the token and signs out at the provider, in every tab. */
export async function endSession(): Promise<void> {
  forgetSession();
  await signOut();
}

function showSignedIn({ email, displayName: name }: Identity): void {
  const { user, role } = sessionStore.get();
  // A role belongs to the account it was asked for.
  const known = user?.email === email ? role : undefined;
  sessionStore.set({ status: 'signed-in', user: { email, name }, role: known });
}

/**
 * Takes on whom the provider says is signed in and makes sure of an access token for them. A shop
 * that cannot be reached does not sign anyone out: the next protected call asks again.
 */
export async function adopt(identity: Identity): Promise<Adoption> {
  current = identity;
  try {
    if (usableToken(identity.uid) === null) await exchangeOnce(identity, false);
  } catch (error) {
    if (isRefusal(error)) {
      await endSession();
      return { ok: false, error };
    }
    console.warn('The shop could not be asked for an access token.', error);
  }
  const { uid } = identity;
  // Signed out, or somebody else, in the meantime.
  if (currentUid() === uid) showSignedIn(identity);
  return { ok: true };
}
