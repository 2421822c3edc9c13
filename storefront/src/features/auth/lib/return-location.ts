import { z } from 'zod/mini';
import * as paths from '@/config/paths';
import type { SessionEnd } from '@/lib/session/session-store';

const text = z._default(z.string(), '');
const origin = z.object({ from: z.object({ pathname: z.string(), search: text, hash: text }) });

/** The reason for the login: how the session ended, and whether drafts are kept. */
const reason = z.object({
  endedBy: z.enum(['left-elsewhere', 'staff-page', 'expired', 'refused']),
  kept: z.boolean(),
});

type LoginReason = z.infer<typeof reason>;

/** Returns the reason in the state of a redirect to the login; null if no session ended. */
export function loginReason(state: unknown): LoginReason | null {
  const parsed = reason.safeParse(state);
  return parsed.success ? parsed.data : null;
}

/** Returns the router state with the reason for the login; empty if there is no reason to show. */
export const reasonOf = (endedBy: SessionEnd | undefined, kept: boolean): LoginReason | object =>
  endedBy === undefined || endedBy === 'left' ? {} : { endedBy, kept };

/** The router state of a redirect to the login after a press on Buy Now. */
export const NEW_BUYER = { isNewBuyer: true };

const buyer = z.object({ isNewBuyer: z.literal(true) });

/** Tells whether someone without a session has pressed Buy Now, and most likely has no account. */
export const isNewBuyer = (state: unknown): boolean => buyer.safeParse(state).success;

/**
 * Returns the page to open after the sign-in: the one in the router state, or the home page. The state
 * survives a reload in `history.state`, so it is validated, and only paths of this shop are accepted.
 */
export function returnLocation(state: unknown): string {
  const parsed = origin.safeParse(state);
  if (!parsed.success) return paths.home;
  const { pathname, search, hash } = parsed.data.from;
  const isLocalPath = /^\/(?![/\\])/.test(pathname);
  return isLocalPath ? `${pathname}${search}${hash}` : paths.home;
}
