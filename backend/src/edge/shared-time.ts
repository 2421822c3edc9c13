/**
 * Divides the process's time among the concurrent requests: with two of them, each is charged half
 * of the elapsed time. The charged times of all requests therefore add up to the elapsed time.
 */
export class SharedTime {
  private working = 0;
  private passed = 0;
  private at = 0;

  /** `now` returns seconds of a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now() / 1000) {}

  /** Starts to measure a request; the returned function stops it and returns its seconds. */
  begin(): () => number {
    this.advance();
    this.working += 1;
    const from = this.passed;
    return () => {
      this.advance();
      this.working -= 1;
      return this.passed - from;
    };
  }

  private advance(): void {
    const now = this.now();
    if (this.working > 0) this.passed += (now - this.at) / this.working;
    this.at = now;
  }
}
