import { ShopError } from '@harrow/plugin-kit';

type Run = <T>(job: () => Promise<T>) => Promise<T>;

/** Returns a runner that runs jobs one after another, in order of arrival. */
export function inTurn(): Run {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = Promise.allSettled([result]);
    return result;
  };
}

/**
 * Returns a runner that runs up to `limit` jobs at once and throws `unavailable` for any further
 * one.
 */
export function atMost(limit: number): Run {
  let running = 0;
  return async (job) => {
    if (running >= limit) {
      throw new ShopError('unavailable', 'Too many uploads at once. Try again.', {
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

/** An upload that is still being received. */
export type PendingUpload = {
  /** Counts received bytes. */
  take(bytes: number): void;
  /** Ends the upload, complete or not. */
  end(): void;
};

/**
 * Limits the memory of unfinished uploads. When it is full, the oldest upload is aborted, so that
 * slow uploads do not block others.
 */
export class UploadMemory {
  private held = 0;
  private readonly giveUps = new Map<PendingUpload, () => void>();

  constructor(private readonly maxBytes: number) {}

  /** Registers an upload; `giveUp` is called if it is aborted. */
  begin(giveUp: () => void): PendingUpload {
    let taken = 0;
    const upload: PendingUpload = {
      take: (bytes) => {
        if (!this.giveUps.has(upload)) return;
        taken += bytes;
        this.held += bytes;
        this.makeRoom();
      },
      end: () => {
        if (this.giveUps.delete(upload)) this.held -= taken;
      },
    };
    this.giveUps.set(upload, giveUp);
    return upload;
  }

  private makeRoom(): void {
    for (const [oldest, giveUp] of this.giveUps) {
      if (this.held <= this.maxBytes) return;
      oldest.end();
      giveUp();
    }
  }
}
