/**
 * Divides the time of the process among the requests that it works on: each is measured half as fast
 * while there are two. So a request is not measured longer because others are slow, and the times of
 * all add up to the time that has passed.
 */
export class SharedTime {
  private working = 0;
  private passed = 0;
  private at = 0;

  /** `now` answers seconds of a clock that only goes forward. */
  constructor(private readonly now: () => number = () => performance.now() / 1000) {}

  /** Begins to measure a request; the function ends that, and answers its seconds. */
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
