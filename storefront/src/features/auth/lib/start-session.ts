import { toApiError } from '@/lib/http/api-error';
import { setAccessTokenProvider } from '@/lib/http/shop-client';
import { sessionStore } from '@/lib/session/session-store';
import { hasToken, TOKEN_KEY } from '@/lib/session/token-key';
import { watchIdentity } from '../api/identity';
import { accessToken, adopt, endSession, forgetSession } from './session';

let started = false;
let watching: Promise<unknown> | null = null;

/**
 * Asks the identity provider who is signed in, now and from now on; loads its SDK if need be. Once
 * it is watched, calling this again does nothing; after a failure it tries again.
 */
export function watchSession(): void {
  startSession();
  if (!watching) sessionStore.set({ ...sessionStore.get(), error: undefined });
  watching ??= watchIdentity((identity) => {
    if (identity) void adopt(identity);
    else forgetSession();
  }).catch((error: unknown) => {
    watching = null;
    sessionStore.set({ ...sessionStore.get(), error: toApiError(error) });
  });
}

/** Another tab has signed out (its token is gone) or in (a token has come). */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== TOKEN_KEY) return;
  if (newValue === null) forgetSession();
  else watchSession();
}

/**
 * Sets the session going, once. Without a kept token the visitor counts as signed out and the
 * provider's SDK is not loaded; the login page loads it, and finds the rare visitor who is signed in
 * there and has only lost the token.
 */
export function startSession(): void {
  if (started) return;
  started = true;
  setAccessTokenProvider(accessToken);
  sessionStore.onSignOut((leftAt) => endSession(leftAt === undefined ? 'expired' : 'left', leftAt));
  window.addEventListener('storage', followOtherTabs);
  if (hasToken()) watchSession();
  else sessionStore.set({ status: 'signed-out' });
}
