import { loadFailure } from './error-boundary';
import { toApiError } from '@/lib/http/api-error';
import { sessionStore } from '@/lib/session/session-store';
import { hasToken } from '@/lib/session/token-key';

async function load(): Promise<void> {
  // Load the failure page in advance, because it is needed offline.
  loadFailure().catch((error: unknown) =>
    console.warn('Could not preload the failure page; it is loaded when needed.', error),
  );
  try {
    const { startSession } = await import('@/features/auth/lib/start-session');
    startSession();
  } catch (error) {
    sessionStore.set({ ...sessionStore.get(), error: toApiError(error) });
  }
}

/**
 * Starts the session after the first paint, so that its code does not compete for bandwidth. Without
 * a stored token the user is considered signed out at once.
 */
export function startSessionWhenIdle(): void {
  sessionStore.subscribe(() => {
    // once the session is known, the pages themselves decide what visitors see
    if (sessionStore.get().status !== 'loading') delete document.documentElement.dataset.visitor;
  });
  if (!hasToken()) sessionStore.set({ status: 'signed-out' });
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => void load(), { timeout: 2000 });
  else setTimeout(() => void load(), 200);
}
