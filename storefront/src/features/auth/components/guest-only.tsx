import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHydrated } from '@/components/ui/use-hydrated';
import { onFirstSign } from '@/lib/first-sign';
import { sessionStore, useSession } from '@/lib/session/session-store';
import { JUST_LOGGED_IN } from '@/lib/session/just-logged-in';
import { returnLocation } from '../lib/return-location';
import { startSession, watchSession } from '../lib/start-session';
import { Checking } from './guard';

/** Wraps the login and sign-up pages, and redirects users who are signed in. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const { wait, redirectTo } = useGuestRedirect();
  const hydrated = useHydrated();
  // the server renders the page for visitors, so the first render must match it
  if (wait && hydrated) return <Checking />;
  if (redirectTo !== null) return <Navigate to={redirectTo} replace state={JUST_LOGGED_IN} />;
  return <div data-guest>{children}</div>;
}

/**
 * Removes the end of the last session from the store, because the login page has shown it. Later
 * visits to the login page must not show it again.
 */
function forgetLastEnd(): void {
  const { leftAt, endedBy, ...session } = sessionStore.get();
  if (leftAt !== undefined || endedBy) sessionStore.set(session);
}

/**
 * For the login and sign-up pages: returns whether to wait for the session, and the page to open if
 * the user is signed in. Also starts loading the identity provider, which the form needs, as soon as
 * someone uses the page.
 */
function useGuestRedirect(): { wait: boolean; redirectTo: string | null } {
  const { status } = useSession();
  const state: unknown = useLocation().state;
  useEffect(() => {
    startSession();
    forgetLastEnd();
    return onFirstSign(watchSession);
  }, []);
  return {
    wait: status === 'loading',
    redirectTo: status === 'signed-in' ? returnLocation(state) : null,
  };
}
