import type { Logger } from '@medusajs/medusa';

/** The part of the engine's Redis client that takes turns; without a Redis it is one in memory. */
type TurnKeeper = {
  set(key: string, value: string, px: 'PX', milliseconds: number, nx: 'NX'): Promise<'OK' | null>;
  /** Milliseconds that the key has left. */
  pttl(key: string): Promise<number>;
  del(key: string): Promise<unknown>;
};

type Container = {
  manager: { connection: { isInitialized: boolean } };
  logger: Pick<Logger, 'error'>;
  redisClient: TurnKeeper;
};

/** Work that repeats. It must be safe to run in several processes at once. */
export type RepeatingWork = {
  name: string;
  everySeconds: number;
  /** One round. It ends early, between two things to do, once the signal is aborted. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

/** Of the whole process: the engine makes its services anew for each request. */
const stopping = new AbortController();
const rounds = new Set<Promise<void>>();

/** The first run comes soon after the start: there may be work left from before it. */
const FIRST_RUN_SECONDS = 1;

/** A turn ends before the next look of who had it, or that would come too early. */
const TURN_OF_INTERVAL = 0.9;

/**
 * Repeats work in the background, in one process of all at a time where they share a Redis. The
 * engine's own scheduled jobs stop while Redis is away; these run on, then in every process. A run
 * that fails is logged and tried again; runs of one work never overlap in a process.
 */
export default class BackgroundWorkService {
  private readonly manager: Container['manager'];
  private readonly logger: Container['logger'];
  private readonly turns: TurnKeeper;

  constructor(container: Container) {
    this.manager = container.manager;
    this.logger = container.logger;
    this.turns = container.redisClient;
  }

  /** Starts the work; it keeps no process alive and ends with the engine's database connection. */
  start(work: RepeatingWork): void {
    this.runAfter(Math.min(FIRST_RUN_SECONDS, work.everySeconds), work);
  }

  /** Starts no further round in this process; settles when those under way have ended. */
  async stop(): Promise<void> {
    stopping.abort();
    await Promise.all(rounds);
  }

  private runAfter(seconds: number, work: RepeatingWork): void {
    const timer = setTimeout(() => {
      if (stopping.signal.aborted || !this.manager.connection.isInitialized) return;
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
      if (await this.takesTurn(work)) await work.run(stopping.signal);
    } catch (error) {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.logger.error(`${work.name} failed and will be tried again: ${cause}`);
    }
  }

  /** Whether nobody else has done this work in its interval; yes where that cannot be known. */
  private async takesTurn(work: RepeatingWork): Promise<boolean> {
    return await this.askForTurn(work).catch(() => true);
  }

  private async askForTurn({ name, everySeconds }: RepeatingWork): Promise<boolean> {
    const milliseconds = Math.ceil(everySeconds * 1000 * TURN_OF_INTERVAL);
    const key = `harrow:turn:${name}`;
    const take = async () =>
      (await this.turns.set(key, String(process.pid), 'PX', milliseconds, 'NX')) === 'OK';
    if (await take()) return true;
    if ((await this.turns.pttl(key)) <= milliseconds) return false;
    // longer than any turn: a clock was set back, and nobody would work for that time
    await this.turns.del(key);
    return await take();
  }
}
