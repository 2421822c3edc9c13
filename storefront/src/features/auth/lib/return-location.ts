import { z } from 'zod/mini';
const origin = z.object({
  from: z.object({ pathname: z.string(), search: z._default(z.string(), '') }),
});

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
  const { pathname, search } = parsed.data.from;
  const ofThisShop = /^\/(?![/\\])/.test(pathname);
  return ofThisShop ? `${pathname}${search}` : '/';
}
