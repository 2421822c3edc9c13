import { loadFailure } from './load-failure';
import { toApiError } from '@/lib/http/api-error';
import { sessionStore } from '@/lib/session/session-store';
import { hasToken } from '@/lib/session/token-key';

async function load(): Promise<void> {
  // Whoever is offline later is told so; without its code, in fewer words.
  loadFailure().catch((error: unknown) => console.warn('It is tried again when needed.', error));
  try {
    const { startSession } = await import('@/features/auth/lib/start-session');
    startSession();
  } catch (error) {
    sessionStore.set({ ...sessionStore.get(), error: toApiError(error) });
  }
}

/**
 * Sets the session going after the first paint, which must not share its bandwidth with that code.
 * Without a kept token the visitor counts as signed out at once.
 */
export function startSessionWhenIdle(): void {
  sessionStore.subscribe(() => {
    // from here on the pages themselves show what is for visitors
    if (sessionStore.get().status !== 'loading') delete document.documentElement.dataset.visitor;
  });
  if (!hasToken()) sessionStore.set({ status: 'signed-out' });
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => void load(), { timeout: 2000 });
  else setTimeout(() => void load(), 200);
}
