import type { RequestHandler } from 'express';
import { within } from './within';

const LONGEST_CHECK_MS = 2000;
/** However often it is asked, the database is asked once in this time. */
const CHECK_AGAIN_MS = 1000;

export type Checks = { database: boolean; redis: boolean | null };

/** Whether a thing that the shop needs, or would like to have, answers in time. */
const answers = (check: () => Promise<unknown>): Promise<boolean> =>
  within(LONGEST_CHECK_MS, check()).then(
    () => true,
    () => false,
  );

/**
 * Whether this process should be sent requests. Without the database or while stopping it should
 * not; without Redis it serves, with limits of its own, and says that it is degraded.
 */
export class Readiness {
  private stopping = false;
  private checkDatabase?: () => Promise<unknown>;
  private latest?: { at: number; checks: Promise<Checks> };

  constructor(private readonly checkRedis?: () => Promise<unknown>) {}

  /** From now on requests can be served, as long as the check succeeds. */
  serveWith(checkDatabase: () => Promise<unknown>): void {
    this.checkDatabase = checkDatabase;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  stop(): void {
    this.stopping = true;
  }

  /** Answers `GET /ready`. */
  readonly handler: RequestHandler = async (_req, res) => {
    const { database, redis } = await this.check();
    const isReady = database && !this.stopping;
    const status = isReady ? (redis === false ? 'degraded' : 'ready') : 'unavailable';
    const word = (answered: boolean | null) =>
      answered === null ? 'not used' : answered ? 'reachable' : 'unreachable';
    if (!isReady) res.set('Retry-After', '5');
    res
      .status(isReady ? 200 : 503)
      .json({ status, stopping: this.stopping, database: word(database), redis: word(redis) });
  };

  /** What answers now; asked at most once a second. */
  check(): Promise<Checks> {
    const now = performance.now(); // a clock that is set back would keep an old answer for hours
    if (!this.latest || now - this.latest.at > CHECK_AGAIN_MS) {
      this.latest = { at: now, checks: this.askBoth() };
    }
    return this.latest.checks;
  }

  private async askBoth(): Promise<Checks> {
    const [database, redis] = await Promise.all([
      this.checkDatabase ? answers(this.checkDatabase) : false,
      this.checkRedis ? answers(this.checkRedis) : null,
    ]);
    return { database, redis };
  }
}
