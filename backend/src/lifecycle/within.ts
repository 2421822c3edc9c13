import { setTimeout as wait } from 'node:timers/promises';

/** Resolves like `work`, but throws if it takes longer than the given time. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = wait(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`No response within ${milliseconds} ms.`);
  });
  return await Promise.race([work, late]);
}
