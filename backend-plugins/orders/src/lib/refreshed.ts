/** The time past its maximum age for which a value may still be served, in milliseconds. */
const EXPIRES_AFTER_MS = 30_000;

/** Values that are remembered by key; the least recently used are dropped. */
const MAX_KEYS = 200;

/**
 * A value that takes long to read and may be a moment old. Once it is older than `maxAgeMs`, a caller
 * gets it as it is and starts the next read, whose failure goes to `onFailure` and leaves the value.
 * The first caller waits for it, and so does one that asks after a long pause.
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
    const age = performance.now() - known.at;
    if (age <= this.maxAgeMs) return known.value;
    const renewed = this.renew().catch((error: unknown) => {
      this.onFailure(error);
      return known.value;
    });
    return age > this.maxAgeMs + EXPIRES_AFTER_MS ? await renewed : known.value;
  }

  private async renew(): Promise<T> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    const value = await this.reading;
    this.known = { value, at: performance.now() };
    return value;
  }
}

/** The same for many values, each with its own way to read it. */
export class RefreshedByKey<T> {
  private readonly values = new Map<string, Refreshed<T>>();

  constructor(
    private readonly maxAgeMs: number,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  async get(key: string, read: () => Promise<T>): Promise<T> {
    const value = this.values.get(key) ?? new Refreshed(this.maxAgeMs, read, this.onFailure);
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > MAX_KEYS && oldest !== undefined) this.values.delete(oldest);
    return await value.get();
  }
}
