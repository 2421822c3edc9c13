/** Lets a number of works through at once; the others wait for their turn, first come first served. */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];

  constructor(private places: number) {}

  /** Runs the work when its turn has come, and answers what it answers. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.places > 0) this.places -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.places += 1;
    }
  }
}
