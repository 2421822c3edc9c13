import { toApiError } from '@/lib/http/api-error';
import { setAccessTokenProvider } from '@/lib/http/shop-client';
import { sessionStore } from '@/lib/session/session-store';
import { hasToken, TOKEN_KEY } from '@/lib/session/token-key';
import { watchIdentity } from '../api/identity';
import { accessToken, adopt, endSession, forgetSession } from './session';

let started = false;
let watching: Promise<unknown> | null = null;

/**
 * Watches the identity provider's current user, and loads its SDK if necessary. Further calls do
 * nothing, except for a retry after a failure.
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

/** Follows a sign-out (the token was removed) or a sign-in (a token was stored) in another tab. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== TOKEN_KEY) return;
  if (newValue === null) forgetSession();
  else watchSession();
}

/**
 * Starts the session, once. Without a stored token the user is considered signed out, and the
 * provider's SDK is not loaded. The login page loads it, and recovers the rare session whose token
 * was lost.
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
