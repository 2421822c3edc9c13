import { z } from 'zod/mini';

/** The router state of a page to which the login redirected. */
export const JUST_LOGGED_IN = { justLoggedIn: true };

const entered = z.object({ justLoggedIn: z.literal(true) });

/** Tells whether the login redirected to the page with this router state. */
export const hasJustLoggedIn = (state: unknown): boolean => entered.safeParse(state).success;
