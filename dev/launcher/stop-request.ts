const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One Ctrl-C arrives up to three times, from the terminal, npm and run.mjs, within this time. */
const SAME_REQUEST_MS = 500;

/** A request to stop, by the user or by the parent process. */
export interface StopRequest {
  /** Resolves with the first request. */
  readonly made: Promise<'stop'>;
  /** Called when the request is repeated. */
  onRepeat(hurry: () => void): void;
}

/** Listens for Ctrl-C, SIGTERM, a closed terminal, and the end of the parent process. */
export function listenForStop(now: () => number = Date.now): StopRequest {
  let firstAt: number | undefined;
  let hurry: () => void = () => undefined;
  const made = new Promise<'stop'>((resolve) => {
    const request = () => {
      firstAt ??= now();
      if (now() - firstAt > SAME_REQUEST_MS) hurry();
      resolve('stop');
    };
    for (const signal of SIGNALS) process.on(signal, request);
    process.on('disconnect', request);
  });
  return { made, onRepeat: (listener) => (hurry = listener) };
}
