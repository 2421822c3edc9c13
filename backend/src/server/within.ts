import { setTimeout as wait } from 'node:timers/promises';

/** What the work gives or throws; throws where that takes longer, and waits for it no more. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = wait(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`There was no answer within ${milliseconds} ms.`);
  });
  return await Promise.race([work, late]);
}
