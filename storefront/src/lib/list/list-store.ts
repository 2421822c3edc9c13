import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { sessionStore } from '@/lib/session/session-store';
import { storedValues } from '@/lib/stored-values';

/** The key of the list of someone who is not logged in; that of an account has its email behind it. */
const LIST_KEY = 'list';

const linesSchema = z.array(z.object({ productId: z.string(), quantity: z.int() }));

/** The lines of the shopper's list: products, each once, and how many pieces of them. */
export type ListLines = Readonly<z.infer<typeof linesSchema>>;

const NOTHING: ListLines = [];

const stored = storedValues<ListLines>(linesSchema, NOTHING);

const keyOf = (email: string | undefined): string =>
  email === undefined ? LIST_KEY : `${LIST_KEY}:${email}`;

const ownEmail = () => sessionStore.get().user?.email;

/**
 * The shopper's list in this browser, shared by its tabs. Each account has a list, and so has the visitor
 * who is not logged in, whose lines go to the account at the next login.
 */
export const listStore = {
  get: (): ListLines => listStore.read(ownEmail()),

  set: (lines: ListLines): void => listStore.write(ownEmail(), lines),

  /** Reads the list of an account; without an email, that of visitors. */
  read: (email?: string): ListLines => stored.get(keyOf(email)),

  write: (email: string | undefined, lines: ListLines): void => stored.set(keyOf(email), lines),

  /** Forgets the list of an account in this browser. */
  remove: (email: string): void => stored.remove(keyOf(email)),

  /** Calls `onChange` when the list changes, in this tab or in another, or is that of someone else. */
  subscribe: (onChange: () => void): (() => void) => {
    const unfollowSession = sessionStore.subscribe(onChange);
    const unfollowList = stored.subscribe(onChange);
    return () => {
      unfollowList();
      unfollowSession();
    };
  },
};

/** Returns the list, and re-renders when it changes. */
export const useList = (): ListLines =>
  useSyncExternalStore(listStore.subscribe, listStore.get, () => NOTHING);
