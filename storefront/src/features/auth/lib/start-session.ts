import { toApiError } from '@/lib/http/api-error';
import { setAccessTokenProvider } from '@/lib/http/shop-client';
import { sessionStore } from '@/lib/session/session-store';
import { watchIdentity } from '../api/identity';
import { accessToken, adopt, endSession, forgetSession } from './session';
import { TOKEN_KEY } from './token-storage';

let watching: Promise<unknown> | null = null;

/**
 * Asks the identity provider who is signed in, now and from now on; loads its SDK if need be. Once
 * it is watched, calling this again does nothing; after a failure it tries again.
 */
export function watchSession(): void {
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
 * Sets the session going, once, at the start of the application. Without a kept token the visitor
 * counts as signed out and the provider's SDK is not loaded; the login page loads it, and finds
 * the rare visitor who is signed in there and has only lost the token.
 */
export function startSession(): void {
  setAccessTokenProvider(accessToken);
  sessionStore.onSignOut(endSession);
  window.addEventListener('storage', followOtherTabs);
  if (localStorage.getItem(TOKEN_KEY) === null) sessionStore.set({ status: 'signed-out' });
  else whenIdle(watchSession);
}

/** After the first paint, which must not share its bandwidth with the SDK. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
