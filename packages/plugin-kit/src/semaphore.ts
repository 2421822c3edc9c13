import { ShopError } from './shop-error';

const RETRY_AFTER_SECONDS = 5;

const busy = () =>
  new ShopError('unavailable', 'The shop is busy. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** The maximum number of waiting tasks, and the error for the others (by default, 503). */
type Queue = { maxWaiting?: number; refusal?: () => Error };

/** Limits how many tasks run at once; the others wait for a permit in order of arrival. */
export class Semaphore {
  private readonly waiting = new Set<() => void>();

  constructor(
    private permits: number,
    private readonly maxWaitMs: number,
    private readonly queue: Queue = {},
  ) {}

  /**
   * Runs the task once it gets a permit and returns its result. Throws `unavailable`, or the
   * queue's refusal, without running the task if the wait or the queue is too long.
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.permits > 0) this.permits -= 1;
    else await this.acquire();
    try {
      return await task();
    } finally {
      const [next] = this.waiting;
      if (next) next();
      else this.permits += 1;
    }
  }

  private acquire(): Promise<void> {
    const { maxWaiting = Infinity, refusal = busy } = this.queue;
    if (this.waiting.size >= maxWaiting) throw refusal();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(grant);
        reject(refusal());
      }, this.maxWaitMs);
      const grant = () => {
        this.waiting.delete(grant);
        clearTimeout(timer);
        resolve();
      };
      this.waiting.add(grant);
    });
  }
}

/** Semaphores by key, each kept while a task holds or waits for one of its permits. */
export class Semaphores {
  private readonly byKey = new Map<string, { semaphore: Semaphore; tasks: number }>();

  constructor(
    private readonly permits: number,
    private readonly maxWaitMs: number,
    private readonly queue: Queue = {},
  ) {}

  /** Runs the task with a permit of its key's semaphore. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const entry = this.byKey.get(key) ?? {
      semaphore: new Semaphore(this.permits, this.maxWaitMs, this.queue),
      tasks: 0,
    };
    this.byKey.set(key, entry);
    entry.tasks += 1;
    try {
      return await entry.semaphore.run(task);
    } finally {
      entry.tasks -= 1;
      if (entry.tasks === 0) this.byKey.delete(key);
    }
  }
}
