import * as z from 'zod/mini';
import { listStore, type ListLines } from '@/lib/list/list-store';
import { merged } from '@/lib/list/merged';
import { storedValues } from '@/lib/stored-values';
import type { SeenList } from '../api/account-list';

const SEEN_KEY = 'listSeen:';

const seenSchema = z.object({
  lines: z.array(z.object({ productId: z.string(), quantity: z.int() })),
});

/** Another device that changes the list all the time must not keep this one busy for ever. */
const MAX_TRIES = 5;

const same = (one: ListLines, other: ListLines): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** If nothing can be read, all lines of this list count as new. */
const seen = storedValues<{ lines: ListLines }>(seenSchema, { lines: [] });

/** The list that this browser and the account had in common last; empty before the first time. */
const lastSeen = (email: string): ListLines => seen.get(SEEN_KEY + email).lines;

const noteSeen = (email: string, { lines }: SeenList): void =>
  seen.set(SEEN_KEY + email, { lines });

/** Whether the list of an account has changes here that the account does not have. */
export const isChanged = (email: string): boolean => !same(listStore.read(email), lastSeen(email));

/** Moves what was put on the list before the login to the list of the account. */
export function adoptVisitorsList(email: string): void {
  const visitors = listStore.read();
  if (visitors.length === 0) return;
  const own = merged([], visitors, listStore.read(email));
  listStore.write(undefined, []);
  listStore.write(email, own);
}

/** Removes the list of an account that has left, unless some of it is only here. */
export function forgetList(email: string): void {
  if (isChanged(email)) return;
  seen.remove(SEEN_KEY + email);
  listStore.remove(email);
}

/** The calls that `syncList` makes. */
interface Account {
  read: () => Promise<SeenList>;
  /** Resolves with null if another device has changed the list. */
  write: (lines: ListLines, tag?: string) => Promise<SeenList | null>;
}

/**
 * Brings the list of an account in this browser and at the server together, so that neither loses a change:
 * reads it, merges it, and saves it. If another device saved in the meantime, it starts over. Throws `ApiError`;
 * the list here then keeps its changes. Once `end` is aborted, this browser keeps no data from the account.
 */
export async function syncList(email: string, account: Account, end?: AbortSignal): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const theirs = await account.read();
    if (end?.aborted) return;
    const lines = merged(lastSeen(email), listStore.read(email), theirs.lines);
    noteSeen(email, theirs);
    if (!same(lines, listStore.read(email))) listStore.write(email, lines);
    if (same(lines, theirs.lines)) return;
    const saved = await account.write(lines, theirs.tag);
    if (end?.aborted) return;
    if (saved) {
      noteSeen(email, saved);
      return;
    }
  }
}
