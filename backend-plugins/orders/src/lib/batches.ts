import { Semaphore } from '@harrow/plugin-kit';

/** Larger batches save little more, and hold the locks of their rows for longer. */
const MAX_SIZE = 32;

/** The maximum time that an item waits for its turn. */
const MAX_WAIT_MS = 1000;

type Entry<Item> = { item: Item; settle: (result: Promise<boolean>) => void };

/** Takes the entries of the next batch from those that wait: the first ones, with different keys. */
function takeFrom<Item>(
  waiting: Set<Entry<Item>>,
  keyOf: (item: Item) => string,
): Map<string, Entry<Item>> {
  const batch = new Map<string, Entry<Item>>();
  for (const entry of waiting) {
    const key = keyOf(entry.item);
    if (batch.has(key)) continue;
    batch.set(key, entry);
    waiting.delete(entry);
    if (batch.size === MAX_SIZE) break;
  }
  return batch;
}

/**
 * Runs one batch of work at a time. Items that arrive during a batch form the next one; the first item after
 * a quiet time starts at once.
 */
export class Batches<Item> {
  private readonly waiting = new Set<Entry<Item>>();
  private readonly turns: Semaphore;

  /**
   * `work` gets items with distinct keys, and returns a function that tells whether it was done for an item.
   * If it throws, `add` throws for each item of the batch.
   */
  constructor(
    private readonly keyOf: (item: Item) => string,
    private readonly work: (items: Item[]) => Promise<(item: Item) => boolean>,
    maxWaitMs = MAX_WAIT_MS,
  ) {
    this.turns = new Semaphore(1, maxWaitMs);
  }

  /** Returns whether the work was done for this item; also false if its turn did not come in time. */
  add(item: Item): Promise<boolean> {
    return new Promise((resolve) => {
      const entry: Entry<Item> = { item, settle: resolve };
      this.waiting.add(entry);
      this.turns
        .run(async () => {
          // an earlier batch may have included it
          if (this.waiting.has(entry)) await this.runBatch();
        })
        .catch(() => {
          if (this.waiting.delete(entry)) resolve(false); // otherwise a batch has begun with it
        });
    });
  }

  /** Runs the next batch. Does not reject: its entries do. */
  private async runBatch(): Promise<void> {
    const batch = [...takeFrom(this.waiting, this.keyOf).values()];
    const done = this.work(batch.map(({ item }) => item));
    const results = batch.map(({ item, settle }) => {
      const result = done.then((isDone) => isDone(item));
      settle(result);
      return result;
    });
    await Promise.allSettled(results);
  }
}
