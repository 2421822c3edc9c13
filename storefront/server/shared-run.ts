/**
 * Runs a task for many callers: each is served by a run that begins after its call, and runs never
 * overlap. If a run fails, its callers get the error.
 */
export function sharedRun<T>(task: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = (): Promise<T> => {
    next = undefined;
    const run = task().finally(() => {
      running = undefined;
    });
    running = run;
    return run;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
