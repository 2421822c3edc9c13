import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionStore, useSession } from '@/lib/session/session-store';
import { returnLocation } from '../lib/return-location';
import { watchSession } from '../lib/start-session';

/** A later way to the page where somebody has signed out is a new one, and is remembered again. */
function forgetWhereLeft(): void {
  const session = sessionStore.get();
  if (session.leftAt !== undefined) sessionStore.set({ ...session, leftAt: undefined });
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
    forgetWhereLeft();
  }, []);
  return {
    wait: status === 'loading',
    leaveTo: status === 'signed-in' ? returnLocation(state) : null,
  };
}
