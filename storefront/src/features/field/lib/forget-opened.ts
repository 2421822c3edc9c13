import { KEPT } from './kept-cache';

/** The caches of opened figures begin so: one a release, with the files of it. */
export const OPENED = `${KEPT}opened `;

/** Forgets the opened figures: they tell which machines an account has. */
export async function forgetOpened(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OPENED)) await caches.delete(name);
  }
}
