import { ShopError } from './shop-error';

const RETRY_AFTER_SECONDS = 5;

const busy = () =>
  new ShopError('unavailable', 'The shop is busy. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** How many may wait, and what the others are told: that the shop is busy, unless it is their doing. */
type Queue = { maxWaiting?: number; refusal?: () => Error };

/** Lets a number of works run at once; the others wait for a permit, first come first served. */
export class Semaphore {
  private readonly waiting = new Set<() => void>();

  constructor(
    private permits: number,
    private readonly maxWaitMs: number,
    private readonly queue: Queue = {},
  ) {}

  /**
   * Runs the work when it gets a permit, and answers what it answers. Throws `unavailable` or the
   * queue's refusal, and never runs it, where that takes too long or too many wait already.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.permits > 0) this.permits -= 1;
    else await this.permit();
    try {
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next();
      else this.permits += 1;
    }
  }

  private permit(): Promise<void> {
    const { maxWaiting = Infinity, refusal = busy } = this.queue;
    if (this.waiting.size >= maxWaiting) throw refusal();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(go);
        reject(refusal());
      }, this.maxWaitMs);
      const go = () => {
        this.waiting.delete(go);
        clearTimeout(timer);
        resolve();
      };
      this.waiting.add(go);
    });
  }
}

/** Semaphores by key, each kept while a work holds or waits for one of its permits. */
export class Semaphores {
  private readonly byKey = new Map<string, { semaphore: Semaphore; works: number }>();

  constructor(
    private readonly permits: number,
    private readonly maxWaitMs: number,
    private readonly queue: Queue = {},
  ) {}

  /** The same as `run` of a semaphore, whose permits works with other keys do not need. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.byKey.get(key) ?? {
      semaphore: new Semaphore(this.permits, this.maxWaitMs, this.queue),
      works: 0,
    };
    this.byKey.set(key, entry);
    entry.works += 1;
    try {
      return await entry.semaphore.run(work);
    } finally {
      entry.works -= 1;
      if (entry.works === 0) this.byKey.delete(key);
    }
  }
}
