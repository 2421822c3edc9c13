import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionStore, useSession } from '@/lib/session/session-store';
import { returnLocation } from '../lib/return-location';
import { watchSession } from '../lib/start-session';

/**
 * The login page has been told how the last session ended. A later way to it, even from the page
 * where somebody has signed out, is a new one.
 */
function forgetLastEnd(): void {
  const { leftAt, endedBy, ...session } = sessionStore.get();
  if (leftAt !== undefined || endedBy) sessionStore.set(session);
}

/**
 * For the login and sign-up pages: whether to wait, to show the form, or where to send a visitor
 * who is signed in. Starts loading the identity provider, which the form is about to need.
 */
export function useReturn(): { wait: boolean; leaveTo: string | null } {
  const { status } = useSession();
  const state: unknown = useLocation().state;
  useEffect(() => {
    watchSession();
    forgetLastEnd();
  }, []);
  return {
    wait: status === 'loading',
    leaveTo: status === 'signed-in' ? returnLocation(state) : null,
  };
}
