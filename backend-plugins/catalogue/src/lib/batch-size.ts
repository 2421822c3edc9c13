const MAX_SIZE = 100;
/** On a busy machine even a transaction of few products takes long. */
const MIN_SIZE = 10;
const FIRST_SIZE = 20;
/** Half of what an order may wait for, because the next batch may take longer. */
const GOAL_MS = 40;

/** The number of products that one transaction changes, chosen so that orders wait only briefly for it. */
export class BatchSize {
  private size = FIRST_SIZE;

  get current(): number {
    return this.size;
  }

  /** Chooses the size after a batch that orders may have waited for so long. */
  adapt(milliseconds: number): void {
    const ideal = this.size * (GOAL_MS / Math.max(milliseconds, 1));
    this.size = Math.round(Math.min(MAX_SIZE, Math.max(MIN_SIZE, Math.min(ideal, this.size * 2))));
  }

  /** Chooses a smaller size after a batch that failed. */
  shrink(): void {
    this.size = Math.max(1, Math.floor(this.size / 2));
  }
}
