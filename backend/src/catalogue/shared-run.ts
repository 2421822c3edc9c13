import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Nobody waits longer for company, however many come and whatever else a turn of the loop does. */
const LONGEST_GATHERING_MS = 1;

/**
 * Runs a task for many callers at once. Each caller is served by a run that begins after it asked;
 * runs never overlap, and one begins when a turn of the event loop has brought no further caller, or
 * after a millisecond. A failed run fails those whom it served, and no others.
 */
export function sharedRun(task: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let gathering: Promise<void> | undefined;
  let callers = 0;

  const gather = async (): Promise<void> => {
    const end = performance.now() + LONGEST_GATHERING_MS;
    let known = 0;
    while (known < callers && performance.now() < end) {
      known = callers;
      await turnOfTheLoop();
    }
    gathering = undefined;
    callers = 0;
  };
  const runAfter = async (earlier: Promise<void> | undefined): Promise<void> => {
    await Promise.allSettled([earlier]);
    await gather();
    await task();
  };
  return () => {
    callers += 1;
    gathering ??= runAfter(latest);
    latest = gathering;
    return gathering;
  };
}
