/** Work that a client may ask for at once, in seconds: a page's reads, and little for others to notice. */
const BURST_SECONDS = 0.25;
const MINUTE = 60;

/** What a client has left, in seconds of the server's work, as it was at a moment. */
type Share = { left: number; at: number };

/** How much of the server's time each client still may use: so many seconds of work a minute. */
export class WorkShares {
  private readonly shares = new Map<string, Share>();
  private readonly perSecond: number;
  private readonly burst: number;

  /** `now` answers seconds of a clock that only goes forward. */
  constructor(
    secondsPerMinute: number,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {
    this.perSecond = secondsPerMinute / MINUTE;
    this.burst = Math.min(BURST_SECONDS, secondsPerMinute);
  }

  /** Takes seconds of work from the shares of clients. What is too much is missing later. */
  charge(clients: readonly string[], seconds: number): void {
    for (const client of clients) {
      const left = this.leftOf(client) - seconds;
      this.shares.delete(client); // the one that was charged last comes last
      this.shares.set(client, { left, at: this.now() });
    }
    this.forget();
  }

  /** Seconds until none of the clients has used up its share; 0 where they all may go on. */
  waitOf(clients: readonly string[]): number {
    const missing = Math.max(0, ...clients.map((client) => -this.leftOf(client)));
    return missing / this.perSecond;
  }

  /** How many clients are remembered. */
  get size(): number {
    return this.shares.size;
  }

  private leftOf(client: string): number {
    const share = this.shares.get(client);
    if (!share) return this.burst;
    return Math.min(this.burst, share.left + (this.now() - share.at) * this.perSecond);
  }

  /** Forgets those that were charged longest ago and have all of their share again. */
  private forget(): void {
    for (const client of this.shares.keys()) {
      if (this.leftOf(client) < this.burst) return;
      this.shares.delete(client);
    }
  }
}
