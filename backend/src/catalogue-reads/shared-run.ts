import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** The maximum time that a run waits for further callers. */
const MAX_GATHERING_MS = 1;

/**
 * Runs a task for many callers at once. Each caller is served by a run that starts after its call.
 * Runs never overlap, and one starts when a turn of the event loop brings no further caller, or
 * after a millisecond. If a run fails, only its callers get the error.
 */
export function sharedRun(task: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let gathering: Promise<void> | undefined;
  let callers = 0;

  const gather = async (): Promise<void> => {
    const end = performance.now() + MAX_GATHERING_MS;
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
