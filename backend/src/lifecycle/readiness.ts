import type { RequestHandler } from 'express';
import { within } from './within';

const CHECK_TIMEOUT_MS = 2000;
/** The minimum interval between two checks of the database. */
const CHECK_INTERVAL_MS = 1000;

export type Checks = { database: boolean; redis: boolean | null };

/** Whether a check succeeds in time. */
const answers = (check: () => Promise<unknown>): Promise<boolean> =>
  within(CHECK_TIMEOUT_MS, check()).then(
    () => true,
    () => false,
  );

/**
 * Whether this process should receive requests: not while it is stopping or the database is
 * unavailable. Without Redis it keeps serving with in-memory limits, and reports that it is
 * degraded.
 */
export class Readiness {
  private stopping = false;
  private checkDatabase?: () => Promise<unknown>;
  private latest?: { at: number; checks: Promise<Checks> };

  constructor(private readonly checkRedis?: () => Promise<unknown>) {}

  /** Starts to accept requests, as long as the check succeeds. */
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

  /** Returns the current state; checks at most once a second. */
  check(): Promise<Checks> {
    const now = performance.now(); // not affected by changes of the system clock
    if (!this.latest || now - this.latest.at > CHECK_INTERVAL_MS) {
      this.latest = { at: now, checks: this.runChecks() };
    }
    return this.latest.checks;
  }

  private async runChecks(): Promise<Checks> {
    const [database, redis] = await Promise.all([
      this.checkDatabase ? answers(this.checkDatabase) : false,
      this.checkRedis ? answers(this.checkRedis) : null,
    ]);
    return { database, redis };
  }
}
