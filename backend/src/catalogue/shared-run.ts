/**
 * Runs a task for many callers at once. Each caller is served by a run that began after it asked;
 * runs never overlap. A failed run fails those whom it served, and no others.
 */
export function sharedRun(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const start = (): Promise<void> => {
    next = undefined;
    running = task().finally(() => {
      if (!next) running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
