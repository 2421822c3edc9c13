import { setTimeout as wait } from 'node:timers/promises';
import { matchOperation } from '@harrow/contract';
import { Semaphore, Semaphores, ShopError, type WorkMeter } from '@harrow/plugin-kit';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Environment } from '../config/environment';
import { hasBody } from './body-rules';
import { accountOf } from './caller-account';
import { clientAddress } from './client-address';
import type { RequestMetrics } from '../observability/metrics/request-metrics';
import { routedPath, tooMany } from './rate-limits';
import { SharedTime } from './shared-time';
import { WorkShares } from './work-shares';

const MAX_WAIT_MS = 5000;
/** Concurrent and waiting reads per address; browsers make six requests at a time. */
const READS = { permits: 8, maxWaiting: 64 };
/**
 * The engine's own public calls per address: each takes a third of a second, and no page needs any.
 */
const ENGINE_READS = { permits: 1, maxWaiting: 16 };
const ALL_ENGINE_READS = { permits: 2, maxWaiting: 64 };
/** The factor for the engine's work, because its calls block all others. */
const ENGINE_WEIGHT = 4;

const ENGINE = /^\/store(\/|$)/i;
/** Files, signed-in staff, and monitoring. */
const NOT_COUNTED = /^\/(admin|app|auth|images|pictures|health|ready|metrics)(\/|$)/i;

/**
 * Creates the configured limits by time, if they are enabled; refusals are counted in the metrics.
 */
export function workLimitsOf(
  { RATE_LIMIT, RATE_LIMIT_WORK_SECONDS }: Environment,
  metrics: Pick<RequestMetrics, 'countRefusal'>,
): WorkLimits | undefined {
  if (!RATE_LIMIT) return undefined;
  return new WorkLimits(RATE_LIMIT_WORK_SECONDS, () => {
    metrics.countRefusal('work');
  });
}

const readBody: RequestHandler = express.json();

/** The address of a request and the keys that it is charged to. */
type Client = { address: string; keys: string[] };

/**
 * Limits the server time that one client can use: reads run a few at a time per address, and are
 * charged to the address and the account. Most writes are limited only by number
 * (`rate-limit-rules.ts`), because they spend their time waiting for providers.
 */
export class WorkLimits {
  private readonly time = new SharedTime();
  private readonly shares: WorkShares;
  private readonly reads: Semaphores;
  private readonly engineReads: Semaphores;
  private readonly allEngineReads: Semaphore;

  /** `onRefusal` is called for each request that is rejected because of its client's use. */
  constructor(
    secondsPerMinute: number,
    private readonly onRefusal: () => void,
  ) {
    this.shares = new WorkShares(secondsPerMinute);
    // a request that waits too long is waiting for the same client's other requests
    const refusal = () => this.refusal(MAX_WAIT_MS / 1000);
    this.reads = new Semaphores(READS.permits, MAX_WAIT_MS, { ...READS, refusal });
    this.engineReads = new Semaphores(ENGINE_READS.permits, MAX_WAIT_MS, {
      ...ENGINE_READS,
      refusal,
    });
    this.allEngineReads = new Semaphore(ALL_ENGINE_READS.permits, MAX_WAIT_MS, ALL_ENGINE_READS);
  }

  /** Admits a request when it gets a permit, and measures it until its response is complete. */
  readonly handler: RequestHandler = (req, res, next) => {
    const path = routedPath(req.path);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const isCounted = isRead ? !NOT_COUNTED.test(path) : matchOperation(path, req.method)?.isTimed;
    // otherwise the permit would be held until the client has sent the body
    if (isCounted && isRead && hasBody(req)) {
      next(new ShopError('bad_request', `A ${req.method} has no body.`));
    } else if (isCounted) {
      readBody(req, res, (error?: unknown) => {
        if (error) next(error);
        else this.takeTurn(ENGINE.test(path), req, res, next);
      });
    } else {
      next();
    }
  };

  /**
   * Runs a read for an address as `handler` does for those that reach the application. Throws
   * `too_many_requests` if the address has used up its share.
   */
  async run<T>(address: string, read: () => Promise<T>): Promise<T> {
    const client = { address, keys: [address] };
    this.requireShare(client);
    return await this.reads.run(address, async () => {
      const meter = new Meter(this.time, this.shares, client.keys, 1);
      await meter.start();
      try {
        return await read();
      } finally {
        meter.stop();
      }
    });
  }

  private takeTurn(isEngine: boolean, req: Request, res: Response, next: NextFunction): void {
    const address = clientAddress(req.ip);
    const account = accountOf(req);
    const client = { address, keys: account ? [address, account] : [address] };
    this.admit(isEngine, client, res, next).catch(next);
  }

  private async admit(isEngine: boolean, client: Client, res: Response, next: () => void) {
    this.requireShare(client);
    const weight = isEngine ? ENGINE_WEIGHT : 1;
    const meter = new Meter(this.time, this.shares, client.keys, weight);
    const work = () => measure(meter, res, next);
    if (!isEngine) await this.reads.run(client.address, work);
    else {
      await this.engineReads.run(client.address, async () => {
        await meter.pause(); // before taking a permit that others wait for
        await this.allEngineReads.run(work);
      });
    }
  }

  /** Rejects a client far beyond its share; one slightly beyond it has to wait. */
  private requireShare({ keys }: Client): void {
    const seconds = this.shares.waitOf(keys);
    if (seconds > MAX_WAIT_MS / 1000) throw this.refusal(seconds);
  }

  private refusal(seconds: number): ShopError {
    this.onRefusal();
    return tooMany(Math.max(1, seconds));
  }
}

/** Continues a request and measures it until its response is complete or its client disconnects. */
async function measure(meter: Meter, res: Response, next: () => void): Promise<void> {
  await meter.start();
  if (!res.destroyed) {
    res.locals.workMeter = meter;
    await new Promise<void>((resolve) => {
      res.once('prefinish', resolve).once('close', resolve); // the time that the client takes to read is not measured
      next();
    });
  }
  meter.stop();
}

class Meter implements WorkMeter {
  private end: (() => number) | undefined;

  constructor(
    private readonly time: SharedTime,
    private readonly shares: WorkShares,
    private readonly clients: string[],
    private readonly weight: number,
  ) {}

  async start(): Promise<void> {
    await this.pause();
    this.end ??= this.time.begin();
  }

  /** Waits until no client exceeds its share. */
  async pause(): Promise<void> {
    let seconds: number;
    while ((seconds = this.shares.waitOf(this.clients)) > 0) {
      await wait(seconds * 1000, undefined, { ref: false });
    }
  }

  stop(): void {
    const seconds = this.end?.();
    this.end = undefined;
    if (seconds !== undefined) this.shares.charge(this.clients, seconds * this.weight);
  }
}
