import { toApiError } from '@/lib/http/api-error';
import { sessionStore } from '@/lib/session/session-store';
import { hasToken } from '@/lib/session/token-key';
import { whenIdle } from '@/lib/when-idle';

async function loadSession(): Promise<void> {
  try {
    const { startSession } = await import('@/features/auth/lib/start-session');
    startSession();
  } catch (error) {
    sessionStore.set({ ...sessionStore.get(), error: toApiError(error) });
  }
}

/**
 * Starts the session after the first paint, so that its code does not compete for bandwidth. Without
 * a stored token the user is considered signed out, and the code of sessions is loaded only when the
 * user logs in: here, on a page that brings it along, or in another tab, which stores a token.
 */
export function startSessionWhenIdle(): void {
  sessionStore.subscribe(() => {
    // once the session is known, the pages themselves decide what visitors see
    if (sessionStore.get().status !== 'loading') delete document.documentElement.dataset.visitor;
  });
  if (hasToken()) {
    whenIdle(() => void loadSession());
    return;
  }
  sessionStore.set({ status: 'signed-out' });
  window.addEventListener('storage', () => {
    if (hasToken()) void loadSession();
  });
}
