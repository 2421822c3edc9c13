import { matchOperation, openSession } from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { accountOf } from './caller-account';
import { clientAddress } from './client-address';
import type { Environment } from '../config/environment';
import {
  type Charge,
  chargeOfEmail,
  chargesOf,
  type LimitedCaller,
  SHARED_FACTOR,
} from './limited-caller';
import type { RequestMetrics } from '../observability/metrics/request-metrics';
import {
  rateLimitOf,
  type RateLimitName,
  type RateLimitRule,
  rateLimitRules,
} from './rate-limit-rules';
import type { SharedRedis } from '../lifecycle/shared-redis';

/** Counts in Redis for all processes, or in memory if Redis is unavailable or not used. */
function limiterOf(name: string, limit: number, seconds: number, redis?: SharedRedis) {
  const options = {
    keyPrefix: `harrow:limit:${name}`,
    points: limit * SHARED_FACTOR,
    duration: seconds,
  };
  const memory = new RateLimiterMemory(options);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: {
      eval: (...script: Parameters<SharedRedis['eval']>) => redis.eval(...script),
      multi: () => ({}), // the library begins a transaction before each script and never sends it
    },
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}

type Limiter = ReturnType<typeof limiterOf>;
type Limited = RateLimitRule & { name: string; limiter: Limiter; staffLimiter?: Limiter };

/** The error (429) for a client that exceeds a limit. */
export const tooMany = (retryAfterSeconds: number) =>
  new ShopError('too_many_requests', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  });

/** Normalizes a path like those routers of the engine that accept repeated slashes. */
export const routedPath = (path: string): string => path.replace(/\/{2,}/g, '/');

/** Creates the configured limits, if they are enabled; refusals are counted in the metrics. */
export function rateLimitsOf(
  environment: Environment,
  metrics: Pick<RequestMetrics, 'countRefusal'>,
  redis?: SharedRedis,
): RateLimits | undefined {
  if (!environment.RATE_LIMIT) return undefined;
  const onRefusal = (rule: string) => {
    metrics.countRefusal(rule);
  };
  return new RateLimits(rateLimitRules(environment), onRefusal, redis);
}

/** Limits how often each caller may make requests. */
export class RateLimits {
  private readonly limited: ReadonlyMap<string, Limited>;
  private isStaff: (account: string) => Promise<boolean> = () => Promise.resolve(false);

  /** `onRefusal` is called with the name of each rule that rejects a request. */
  constructor(
    rules: Record<RateLimitName, RateLimitRule>,
    private readonly onRefusal: (rule: string) => void,
    redis?: SharedRedis,
  ) {
    const limited = Object.entries(rules).map(([name, rule]): [string, Limited] => {
      const { limit, staffLimit, seconds } = rule;
      const staffLimiter =
        staffLimit === undefined
          ? undefined
          : limiterOf(`staff-${name}`, staffLimit, seconds, redis);
      return [
        name,
        { ...rule, name, limiter: limiterOf(name, limit, seconds, redis), staffLimiter },
      ];
    });
    this.limited = new Map(limited);
  }

  /** Sets what tells whether an account is an admin's. Until then all accounts have one limit. */
  recognizeStaff(isStaff: (account: string) => Promise<boolean>): void {
    this.isStaff = isStaff;
  }

  /** Counts a request. Throws `too_many_requests` (429) beyond the limit of its rule. */
  async count(method: string, path: string, caller: LimitedCaller): Promise<void> {
    const rule = this.ruleOf(method, path);
    if (!rule) return;
    const { staffLimiter } = rule;
    const { account } = caller;
    if (staffLimiter && account !== undefined && (await this.isStaff(account))) {
      await this.consume(
        { ...rule, limiter: staffLimiter },
        { key: account, points: SHARED_FACTOR },
      );
      return;
    }
    // the client's own limit first, so that rejected requests do not use up shared limits
    for (const charge of chargesOf(rule, caller)) await this.consume(rule, charge);
  }

  /** Counts each request for its account, or for its address if it has no valid token. */
  readonly handler: RequestHandler = (req, _res, next) => {
    const path = routedPath(req.path);
    const opens = matchOperation(path, req.method) === openSession;
    const caller = {
      address: clientAddress(req.ip),
      account: accountOf(req),
      email: opens ? decodeURIComponent(path.split('/')[2] ?? '') : undefined,
    };
    this.count(req.method, path, caller).then(() => {
      next();
    }, next);
  };

  /** Also counts a password attempt for the email in its parsed body. */
  readonly countEmail: RequestHandler = (req, _res, next) => {
    const rule = this.ruleOf(req.method, routedPath(req.path));
    const { email } = (req.body ?? {}) as { email?: unknown };
    if (!rule || typeof email !== 'string') {
      next();
      return;
    }
    this.consume(rule, chargeOfEmail(email)).then(() => {
      next();
    }, next);
  };

  private ruleOf(method: string, path: string): Limited | undefined {
    const name = rateLimitOf(method, path);
    return name && this.limited.get(name);
  }

  private async consume(rule: Limited, { key, points }: Charge): Promise<void> {
    try {
      await rule.limiter.consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.onRefusal(rule.name);
      // the limiter's rest exceeds the whole period if a clock was set back
      throw tooMany(Math.min(rule.seconds, Math.max(1, refusal.msBeforeNext / 1000)));
    }
  }
}
