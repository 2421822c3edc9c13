import { setTimeout as wait } from 'node:timers/promises';

/** The rest after a batch, as a multiple of its time. */
const REST = 3;

/**
 * Runs batches of background work until `batch` resolves with false, or the signal is aborted. Rests between
 * them in proportion to what the last one took, so that the work uses at most a quarter of a processor, and
 * orders that are placed meanwhile wait for one batch at most.
 */
export async function paced(batch: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const from = performance.now();
    if (!(await batch())) return;
    const rest = REST * (performance.now() - from);
    await wait(rest, undefined, { signal }).catch(() => undefined); // aborted
  }
}
