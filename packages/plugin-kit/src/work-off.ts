import { setTimeout as wait } from 'node:timers/promises';

/** Due work in a table that several processes may share. */
export type Backlog<Item> = {
  /** Maximum number of concurrent attempts. */
  concurrent: number;
  /** Claims at most this number of due items; resolves with an empty list if nothing is due. */
  claim: (atMost: number) => Promise<Item[]>;
  /** Makes one attempt and records the outcome; rejects only if recording fails. */
  attempt: (item: Item) => Promise<void>;
};

const POLL_MS = 1000;

/** Resolves when an attempt ends or when it is time to look for more work. */
async function nextChange(attempts: Iterable<Promise<void>>): Promise<void> {
  const ended = new AbortController();
  const poll = wait(POLL_MS, undefined, { signal: ended.signal }).catch(() => undefined); // aborted
  await Promise.race([...attempts, poll]);
  ended.abort();
}

/**
 * Processes a backlog until nothing is due or the signal is aborted, then waits for the running attempts. Looks
 * for more work during long attempts. Throws the first error of a claim or an attempt.
 */
export async function workOff<Item>(
  { concurrent, claim, attempt }: Backlog<Item>,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const attempts = new Set<Promise<void>>();
  const begin = (item: Item) => {
    const begun = attempt(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => attempts.delete(begun));
    attempts.add(begun);
  };
  try {
    while (!signal.aborted && failures.length === 0) {
      if (attempts.size < concurrent) (await claim(concurrent - attempts.size)).forEach(begin);
      if (attempts.size === 0) return;
      await nextChange(attempts);
    }
  } finally {
    await Promise.all(attempts);
  }
  if (failures.length > 0) throw failures[0];
}
