import { ShopError } from '@harrow/http';

type Run = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs jobs one after another, in the order of their arrival. */
export function inTurn(): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const mine = last.then(job);
    last = Promise.allSettled([mine]);
    return mine;
  };
}

/** Runs up to `most` jobs at once; throws `unavailable` for one that comes on top of them. */
export function atMost(most: number): Run {
  let running = 0;
  return async (job) => {
    if (running >= most) {
      throw new ShopError('unavailable', 'Too many pictures arrive at once. Try again.', {
        retryAfterSeconds: 5,
      });
    }
    running++;
    try {
      return await job();
    } finally {
      running--;
    }
  };
}
