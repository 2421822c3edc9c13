/** Repeated work. It must be safe to run in several processes at once. */
export type RepeatingWork = {
  name: string;
  everySeconds: number;
  /** Runs one round, which ends early once the signal is aborted. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

/** The orders plugin registers its implementation as `backgroundWorkService`. */
export interface BackgroundWork {
  /** Starts the work. It does not keep the process alive, and ends with the database connection. */
  start(work: RepeatingWork): void;
  /** Starts no further round in this process; resolves when the current rounds have ended. */
  stop(): Promise<void>;
}
