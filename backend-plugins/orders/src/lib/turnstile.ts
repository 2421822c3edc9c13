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
