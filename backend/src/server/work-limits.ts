import { setTimeout as wait } from 'node:timers/promises';
import { Semaphore, Semaphores, ShopError, type WorkMeter } from '@harrow/http';
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
import type { RequestMetrics } from './metrics/request-metrics';
import { routedPath, tooMany } from './rate-limits';
import { SharedTime } from './shared-time';
import { WorkShares } from './work-shares';

const MAX_WAIT_MS = 5000;
/** Reads of one address that run at once, and that wait: a browser asks for six at a time. */
const READS = { permits: 8, maxWaiting: 64 };
/** Of the engine's own public calls, of which one takes a third of a second and no page needs any. */
const ENGINE_READS = { permits: 1, maxWaiting: 16 };
const ALL_ENGINE_READS = { permits: 2, maxWaiting: 64 };
/** Their work counts as so many times as much: one holds up all others from its begin to its end. */
const ENGINE_WEIGHT = 4;

const ENGINE = /^\/store(\/|$)/i;
/** Files, staff who are signed in, and what watches the shop. */
const NOT_COUNTED = /^\/(admin|app|auth|images|pictures|health|ready|metrics)(\/|$)/i;

/** The limits by time that the settings ask for, if any; refusals are measured. */
export function workLimitsOf(
  { RATE_LIMIT, RATE_LIMIT_WORK_SECONDS }: Environment,
  metrics: Pick<RequestMetrics, 'countRefusal'>,
): WorkLimits | undefined {
  if (!RATE_LIMIT) return undefined;
  return new WorkLimits(RATE_LIMIT_WORK_SECONDS, () => {
    metrics.countRefusal('work');
  });
}

/** Cheap writes that anyone with an account may repeat, and that wait for no provider. */
const WRITE = /^\/(profiles|service)\/[^/]+\/?$/i;

const readBody: RequestHandler = express.json();

/** Who a request is measured for. */
type Client = { address: string; keys: string[] };

/**
 * Bounds what one client can make the server do by the time that it takes, as the number of requests
 * cannot: reads run a few at a time for each address, and use up its share and its account's. Most of
 * what changes something is bounded by number alone (`rate-limit-rules.ts`): it waits for providers.
 */
export class WorkLimits {
  private readonly time = new SharedTime();
  private readonly shares: WorkShares;
  private readonly reads: Semaphores;
  private readonly engineReads: Semaphores;
  private readonly allEngineReads: Semaphore;

  /** `onRefusal` is called for each request that is refused for what its client does. */
  constructor(
    secondsPerMinute: number,
    private readonly onRefusal: () => void,
  ) {
    this.shares = new WorkShares(secondsPerMinute);
    // what waits too long waits for its own client's other requests
    const refusal = () => this.refusal(MAX_WAIT_MS / 1000);
    this.reads = new Semaphores(READS.permits, MAX_WAIT_MS, { ...READS, refusal });
    this.engineReads = new Semaphores(ENGINE_READS.permits, MAX_WAIT_MS, {
      ...ENGINE_READS,
      refusal,
    });
    this.allEngineReads = new Semaphore(ALL_ENGINE_READS.permits, MAX_WAIT_MS, ALL_ENGINE_READS);
  }

  /** Lets a request in when its turn has come, and measures it until its answer is made. */
  readonly handler: RequestHandler = (req, res, next) => {
    const path = routedPath(req.path);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const isCounted = isRead ? !NOT_COUNTED.test(path) : req.method === 'PUT' && WRITE.test(path);
    // a turn would last as long as the client takes to send the rest
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

  private takeTurn(isEngine: boolean, req: Request, res: Response, next: NextFunction): void {
    const address = clientAddress(req.ip);
    const account = accountOf(res);
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
        await meter.pause(); // not with a permit that others wait for
        await this.allEngineReads.run(work);
      });
    }
  }

  /** A client that is a little ahead of its share waits; one that is far ahead is refused. */
  private requireShare({ keys }: Client): void {
    const seconds = this.shares.waitOf(keys);
    if (seconds > MAX_WAIT_MS / 1000) throw this.refusal(seconds);
  }

  private refusal(seconds: number): ShopError {
    this.onRefusal();
    return tooMany(Math.max(1, seconds));
  }
}

/** Goes on with a request, and measures it until its answer is made or its client has gone. */
async function measure(meter: Meter, res: Response, next: () => void): Promise<void> {
  await meter.start();
  if (!res.destroyed) {
    res.locals.workMeter = meter;
    await new Promise<void>((resolve) => {
      res.once('prefinish', resolve).once('close', resolve); // how long a client reads is its own matter
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

  /** Waits until none of the clients is ahead of its share. */
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
