import type { Duty } from '@harrow/contract';
import { useSyncExternalStore } from 'react';

export interface SessionUser {
  email: string;
  name: string;
  /** Whether the email is verified. */
  isVerified: boolean;
}

/**
 * The reason why a session ended: the user pressed Sign Out, in this tab or in another; a customer
 * opened a staff page; the session expired; or the shop rejected it.
 */
export type SessionEnd = 'left' | 'left-elsewhere' | 'staff-page' | 'expired' | 'refused';

/** The current user; `role` and `duty` are undefined until the server has responded. */
export interface Session {
  status: 'loading' | 'signed-out' | 'signed-in';
  user?: SessionUser;
  role?: 'admin' | null;
  /** What an admin may do. */
  duty?: Duty | null;
  /** The page on which the user signed out; the next login must not return to it. */
  leftAt?: string;
  /** The reason why the previous session ended, if there was one. */
  endedBy?: SessionEnd;
  /** The error of the identity provider, while the status is still `loading`. */
  error?: Error;
}

const UNKNOWN: Session = { status: 'loading' };

let current = UNKNOWN;
let endSession: (leftAt?: string) => Promise<void> = () => Promise.resolve();
const listeners = new Set<() => void>();

/**
 * The session for the user interface. The auth feature writes it; components that read it do not
 * import the identity provider, so no page waits for that code to render.
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
   * Ends the session with the handler that was set by `onSignOut`. The next login returns to the
   * current page, unless its path is given as `leftAt`.
   */
  signOut: (leftAt?: string): Promise<void> => endSession(leftAt),

  /** Sets the handler that ends a session. */
  onSignOut(handler: (leftAt?: string) => Promise<void>): void {
    endSession = handler;
  },
};

/** Returns the session and re-renders when it changes. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => UNKNOWN);
