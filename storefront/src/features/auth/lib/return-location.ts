import { z } from 'zod/mini';
import type { SessionEnd } from '@/lib/session/session-store';

const text = z._default(z.string(), '');
const origin = z.object({ from: z.object({ pathname: z.string(), search: text, hash: text }) });

/** Why the login asks: how the session ended, and whether what was typed is kept. */
const reason = z.object({
  endedBy: z.enum(['left-elsewhere', 'staff-page', 'expired', 'refused']),
  kept: z.boolean(),
});

export type LoginReason = z.infer<typeof reason>;

/** What the page that sent a visitor to the login says about why; null where it is only needed. */
export function loginReason(state: unknown): LoginReason | null {
  const parsed = reason.safeParse(state);
  return parsed.success ? parsed.data : null;
}

/** Router state for the login, for a visitor whose session ended so; nothing where there was none. */
export const reasonOf = (endedBy: SessionEnd | undefined, kept: boolean): LoginReason | object =>
  endedBy === undefined || endedBy === 'left' ? {} : { endedBy, kept };

/** Router state of a page that the login has led to. */
export const JUST_ENTERED = { justEntered: true };

const entered = z.object({ justEntered: z.literal(true) });

/** Whether a page's router state says that the login has led to it. */
export const hasJustEntered = (state: unknown): boolean => entered.safeParse(state).success;

/**
 * Where to go after signing in: the page that sent the visitor here, kept in the router's state,
 * or the home page. The state survives a reload in `history.state`, so it is read as unknown, and
 * only a path of this shop counts.
 */
export function returnLocation(state: unknown): string {
  const parsed = origin.safeParse(state);
  if (!parsed.success) return '/';
  const { pathname, search, hash } = parsed.data.from;
  const ofThisShop = /^\/(?![/\\])/.test(pathname);
  return ofThisShop ? `${pathname}${search}${hash}` : '/';
}
