/**
 * A value that takes long to read and may be a moment old. Only the first caller waits for it: once it is
 * older than `maxAgeMs`, a caller gets it as it is and starts the next read, whose failure goes to
 * `onFailure` and leaves the value.
 */
export class Refreshed<T> {
  private known?: { value: T; at: number };
  private reading?: Promise<T>;

  constructor(
    private readonly maxAgeMs: number,
    private readonly read: () => Promise<T>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Throws what `read` throws while no value is known. */
  async get(): Promise<T> {
    const { known } = this;
    if (!known) return await this.renew();
    if (performance.now() - known.at > this.maxAgeMs) this.renew().catch(this.onFailure);
    return known.value;
  }

  private async renew(): Promise<T> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    const value = await this.reading;
    this.known = { value, at: performance.now() };
    return value;
  }
}
