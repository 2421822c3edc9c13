import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/**
 * Runs a task for many callers at once. Each caller is served by a run that begins after it asked;
 * runs never overlap, and one begins when everybody has asked whose request has come by then. A
 * failed run fails those whom it served, and no others.
 */
export function sharedRun(task: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let gathering: Promise<void> | undefined;

  const runAfter = async (earlier: Promise<void> | undefined): Promise<void> => {
    await Promise.allSettled([earlier]);
    await turnOfTheLoop();
    gathering = undefined;
    await task();
  };
  return () => {
    gathering ??= runAfter(latest);
    latest = gathering;
    return gathering;
  };
}
