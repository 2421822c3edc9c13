/** The unused time, in seconds, that a client may use at once: enough for a page's requests. */
const BURST_SECONDS = 0.25;
const MINUTE = 60;

/** The remaining seconds of a client's share, at a time. */
type Share = { left: number; at: number };

/** Tracks each client's share of the server's time, in seconds per minute. */
export class WorkShares {
  private readonly shares = new Map<string, Share>();
  private readonly perSecond: number;
  private readonly burst: number;

  /** `now` returns seconds of a monotonic clock. */
  constructor(
    secondsPerMinute: number,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {
    this.perSecond = secondsPerMinute / MINUTE;
    this.burst = Math.min(BURST_SECONDS, secondsPerMinute);
  }

  /** Charges seconds of work to clients. A share may become negative. */
  charge(clients: readonly string[], seconds: number): void {
    for (const client of clients) {
      const left = this.leftOf(client) - seconds;
      this.shares.delete(client); // keeps the map in order of the last charge
      this.shares.set(client, { left, at: this.now() });
    }
    this.forget();
  }

  /** Returns the seconds until all clients have a share left; 0 if they do now. */
  waitOf(clients: readonly string[]): number {
    const missing = Math.max(0, ...clients.map((client) => -this.leftOf(client)));
    return missing / this.perSecond;
  }

  /** The number of tracked clients. */
  get size(): number {
    return this.shares.size;
  }

  private leftOf(client: string): number {
    const share = this.shares.get(client);
    if (!share) return this.burst;
    return Math.min(this.burst, share.left + (this.now() - share.at) * this.perSecond);
  }

  /** Forgets clients, starting with the oldest charge, whose share is full again. */
  private forget(): void {
    for (const client of this.shares.keys()) {
      if (this.leftOf(client) < this.burst) return;
      this.shares.delete(client);
    }
  }
}
