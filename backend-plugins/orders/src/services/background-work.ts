import type { BackgroundWork, RepeatingWork, Services } from '@harrow/plugin-kit';

/** The part of the engine's Redis client that is used to take turns; in memory without Redis. */
export type TurnStore = {
  set(key: string, value: string, px: 'PX', milliseconds: number, nx: 'NX'): Promise<'OK' | null>;
  /** Returns the remaining lifetime of the key in milliseconds. */
  pttl(key: string): Promise<number>;
  del(key: string): Promise<unknown>;
};

/** Shared by the whole process: the engine constructs its services for each request. */
const stopping = new AbortController();
const rounds = new Set<Promise<void>>();

/** The first run comes soon after startup, because work may be left from before. */
const FIRST_RUN_SECONDS = 1;

/**
 * A turn ends shortly before the interval does, so that its holder is not too early for the next
 * one.
 */
const TURN_PER_INTERVAL = 0.9;

/**
 * Repeats work in the background, in one process at a time if the processes share a Redis. The
 * engine's scheduled jobs stop while Redis is unavailable; this work then runs in every process. A
 * failed run is logged and repeated; runs of the same work never overlap in a process.
 */
export default class BackgroundWorkService implements BackgroundWork {
  constructor(private readonly services: Services) {}

  start(work: RepeatingWork): void {
    this.runAfter(Math.min(FIRST_RUN_SECONDS, work.everySeconds), work);
  }

  async stop(): Promise<void> {
    stopping.abort();
    await Promise.all(rounds);
  }

  private runAfter(seconds: number, work: RepeatingWork): void {
    const timer = setTimeout(() => {
      if (stopping.signal.aborted || !this.services.manager.connection.isInitialized) return;
      const round = this.runOnce(work).then(() => {
        rounds.delete(round);
        this.runAfter(work.everySeconds, work);
      });
      rounds.add(round);
    }, seconds * 1000);
    timer.unref();
  }

  private async runOnce(work: RepeatingWork): Promise<void> {
    try {
      if (await this.mayRun(work)) await work.run(stopping.signal);
    } catch (error) {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.services.logger.error(`${work.name} failed and will be retried: ${cause}`);
    }
  }

  /** Whether this process runs the work in this interval; true if Redis is unavailable. */
  private async mayRun(work: RepeatingWork): Promise<boolean> {
    return await this.takeTurn(work).catch(() => true);
  }

  private async takeTurn({ name, everySeconds }: RepeatingWork): Promise<boolean> {
    const { redisClient } = this.services;
    const milliseconds = Math.ceil(everySeconds * 1000 * TURN_PER_INTERVAL);
    const key = `harrow:turn:${name}`;
    const take = async () =>
      (await redisClient.set(key, String(process.pid), 'PX', milliseconds, 'NX')) === 'OK';
    if (await take()) return true;
    if ((await redisClient.pttl(key)) <= milliseconds) return false;
    // longer than any turn lasts: a clock was set back, and no process would run the work until
    // then
    await redisClient.del(key);
    return await take();
  }
}
