import { useSyncExternalStore } from 'react';

export interface SessionUser {
  email: string;
  name: string;
  /** Whether the email was shown to be theirs. */
  isVerified: boolean;
}

/**
 * Why a session ended: its user pressed Sign Out, here or in another tab; a customer opened a page for
 * staff; it expired; or the shop refused it.
 */
export type SessionEnd = 'left' | 'left-elsewhere' | 'staff-page' | 'expired' | 'refused';

/** Who is signed in; `role` is undefined until the server has answered. */
export interface Session {
  status: 'loading' | 'signed-out' | 'signed-in';
  user?: SessionUser;
  role?: 'admin' | null;
  /** The page on which this person has signed out; nobody is to be brought back to it. */
  leftAt?: string;
  /** Why the last session of this page ended; undefined where there was none. */
  endedBy?: SessionEnd;
  /** Why the identity provider could not be asked, while the status is still `loading`. */
  error?: Error;
}

const UNKNOWN: Session = { status: 'loading' };

let current = UNKNOWN;
let endSession: (leftAt?: string) => Promise<void> = () => Promise.resolve();
const listeners = new Set<() => void>();

/**
 * The session as the interface sees it. Authentication writes it; whoever shows it needs nothing
 * of the identity provider, so that no page waits for that to paint.
 */
export const sessionStore = {
  get: (): Session => current,

  set(session: Session): void {
    current = session;
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /**
   * Ends the session, with whatever authentication put in by `onSignOut`. The login brings back to
   * the page where this happens, unless its user wants to leave it: `leftAt`, a path.
   */
  signOut: (leftAt?: string): Promise<void> => endSession(leftAt),

  /** Says how a session is ended. */
  onSignOut(handler: (leftAt?: string) => Promise<void>): void {
    endSession = handler;
  },
};

/** The session, and a new render when it changes. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => UNKNOWN);
