import { ShopError } from '@harrow/http';

const TRY_AGAIN_SECONDS = 5;

/** Lets a number of works through at once; the others wait for their turn, first come first served. */
export class Turnstile {
  private readonly waiting = new Set<() => void>();

  constructor(
    private places: number,
    private readonly longestWaitMs: number,
  ) {}

  /**
   * Runs the work when its turn has come, and answers what it answers. Throws `unavailable`, and
   * never runs it, where the turn does not come in time.
   */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.places > 0) this.places -= 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next();
      else this.places += 1;
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(go);
        const message = 'The shop is busy. Please try again in a moment.';
        reject(new ShopError('unavailable', message, { retryAfterSeconds: TRY_AGAIN_SECONDS }));
      }, this.longestWaitMs);
      const go = () => {
        this.waiting.delete(go);
        clearTimeout(timer);
        resolve();
      };
      this.waiting.add(go);
    });
  }
}

/** Turnstiles for what works are about, each there while somebody waits for it or is through. */
export class Turnstiles {
  private readonly byKey = new Map<string, { turnstile: Turnstile; visitors: number }>();

  constructor(
    private readonly places: number,
    private readonly longestWaitMs: number,
  ) {}

  /** The same as `pass` of a turnstile, which works with other keys do not pass. */
  async pass<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.byKey.get(key) ?? {
      turnstile: new Turnstile(this.places, this.longestWaitMs),
      visitors: 0,
    };
    this.byKey.set(key, entry);
    entry.visitors += 1;
    try {
      return await entry.turnstile.pass(work);
    } finally {
      entry.visitors -= 1;
      if (entry.visitors === 0) this.byKey.delete(key);
    }
  }
}
