import type { User } from 'firebase/auth';
import { ApiError } from '@/lib/http/api-error';

/** The signed-in user, as reported by the identity provider. */
export interface Identity {
  uid: string;
  email: string;
  displayName: string;
  /** Whether the email was shown to be theirs. */
  isVerified: boolean;
}

/** The provider's SDK is large and no page needs it to paint, so it is loaded on first use. */
const loadFirebase = () => import('./firebase-auth');

/** A sign-up in progress: until the name is set, the account is not shown to anyone. */
let signingUp: Promise<unknown> = Promise.resolve();

function identityOf({ uid, email: known, displayName, emailVerified }: User): Identity {
  const email = known ?? '';
  const name = displayName?.trim() ?? '';
  // Orders carry a name; an account without one is called by its mailbox.
  const shownName = name === '' ? email.replace(/@.*$/, '') : name;
  return { uid, email, displayName: shownName, isVerified: emailVerified };
}

/**
 * Calls `listener` with the identity as soon as it is known and on every change, in other tabs
 * too. Resolves with the function that stops it; rejects if the SDK cannot be loaded.
 */
export async function watchIdentity(
  listener: (identity: Identity | null) => void,
): Promise<() => void> {
  const { auth, onAuthStateChanged } = await loadFirebase();
  return onAuthStateChanged(auth, () => {
    void signingUp.then(() => listener(auth.currentUser ? identityOf(auth.currentUser) : null));
  });
}

/**
 * Reloads the signed-in user from the provider; null without one. Rejects with the provider's error.
 */
export async function reloadIdentity(): Promise<Identity | null> {
  const { auth, reload } = await loadFirebase();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user) return null;
  await reload(user);
  return identityOf(user);
}

/** Signs in by email and password. Rejects with the provider's error. */
export async function signIn(email: string, password: string): Promise<Identity> {
  const { auth, signInWithEmailAndPassword } = await loadFirebase();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return identityOf(user);
}

const loadGoogle = () => import('./google-popup');

/**
 * Loads what `signInWithGoogle` needs: browsers let a press open a window only shortly after it.
 * Rejects if it cannot be loaded; signing in tries again.
 */
export async function prepareGoogle(): Promise<void> {
  const { prepare } = await loadGoogle();
  await prepare();
}

/** Signs in by a window of Google's, new customers too. Rejects with the provider's error. */
export async function signInWithGoogle(): Promise<Identity> {
  const { openGooglePopup } = await loadGoogle();
  return identityOf(await openGooglePopup());
}

/** A step after sign-up whose failure must not lose the account: tells whether it succeeded. */
async function attempt(what: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    console.warn(`After the sign-up, this did not work: ${what}.`, error);
    return false;
  }
}

async function openAccount(name: string, email: string, password: string) {
  const firebase = await loadFirebase();
  const { user } = await firebase.createUserWithEmailAndPassword(firebase.auth, email, password);
  await attempt('setting the name', async () => {
    await firebase.updateProfile(user, { displayName: name });
    // The token made at creation does not know the name yet.
    await firebase.getIdToken(user, true);
  });
  const verificationSent = await attempt('sending the verification mail', () =>
    firebase.sendEmailVerification(user),
  );
  return { identity: identityOf(user), verificationSent };
}

/**
 * Opens an account, names it and has the provider send the verification mail. A mail that cannot
 * be sent does not lose the account: `verificationSent` says so. Rejects with the provider's error.
 */
export function signUp(name: string, email: string, password: string) {
  const opening = openAccount(name, email, password);
  signingUp = Promise.allSettled([opening]);
  return opening;
}

/** Ends the provider's session in this browser, in every tab. */
export async function signOut(): Promise<void> {
  const { auth, signOut: end } = await loadFirebase();
  await end(auth);
}

/** The provider's words for an account that is over, as opposed to a provider out of reach. */
const ENDED = new Set([
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function asApiError(cause: unknown): ApiError {
  const message = cause instanceof Error ? cause.message : String(cause);
  return ENDED.has(String(codeOf(cause)))
    ? new ApiError({ kind: 'http', status: 401, code: 'identity_ended', message, cause })
    : new ApiError({ kind: 'network', message, cause });
}

/**
 * An ID token of the user `uid` that is valid now, newly made by the provider where `fresh` is asked
 * for; null where that user is not, or no longer, signed in. Throws `ApiError`: 401 for an account
 * that is over, else `network`.
 */
export async function idToken(uid: string, fresh: boolean): Promise<string | null> {
  try {
    const { auth, getIdToken } = await loadFirebase();
    await auth.authStateReady();
    const user = auth.currentUser;
    return user?.uid === uid ? await getIdToken(user, fresh) : null;
  } catch (error) {
    throw asApiError(error);
  }
}
