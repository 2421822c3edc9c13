/** The means to hold a process. */
type Grip = {
  /** Returns the processor time that it has used, in milliseconds. */
  usedMs: () => number;
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
};

/** Time that an idle process saves up, so that it is not owed a long run. */
const MAX_SAVED_MS = 2;

/**
 * Holds a process to a share of one core. It earns processor time as time passes, and is stopped while
 * it has used more than it has earned. Thus its share is exact over a second, also if the signals are
 * late or the process did not get a core while it could run.
 */
export class HeldProcess {
  private isStopped = false;
  private balanceMs = 0;
  private usedMs: number;

  constructor(
    private readonly grip: Grip,
    private readonly share: number,
    private lastMs: number,
  ) {
    this.usedMs = grip.usedMs();
  }

  /** Stops or continues it. Call this at short intervals with the current time in milliseconds. */
  adjust(nowMs: number): void {
    const earned = (nowMs - this.lastMs) * this.share;
    this.lastMs = nowMs;
    const used = this.grip.usedMs();
    this.balanceMs = Math.min(this.balanceMs + earned - (used - this.usedMs), MAX_SAVED_MS);
    this.usedMs = used;
    const mayRun = this.balanceMs > 0;
    if (mayRun === this.isStopped) this.set(!mayRun);
  }

  /** Lets it run without a limit. */
  release(): void {
    this.set(false);
  }

  private set(isStopped: boolean): void {
    this.isStopped = isStopped;
    this.grip.signal(isStopped ? 'SIGSTOP' : 'SIGCONT');
  }
}
