import { ShopError } from '@harrow/http';
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
  SHARED,
} from './limited-caller';
import type { RequestMetrics } from './metrics/request-metrics';
import { emailInPath, type RateLimitRule, rateLimitRules, UNLIMITED } from './rate-limit-rules';
import type { Redis } from './redis';

/** Counts in Redis, for all processes together; in this process while Redis is away or not used. */
function limiterOf({ name, limit, seconds }: RateLimitRule, redis?: Redis) {
  const options = { keyPrefix: `harrow:limit:${name}`, points: limit * SHARED, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}

type Limited = RateLimitRule & { limiter: ReturnType<typeof limiterOf> };

/** The refusal (429) of a client that asks for more than it may. */
export const tooMany = (retryAfterSeconds: number) =>
  new ShopError('too_many_requests', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  });

/** A path as the engine's routers read it: some of them take a doubled slash for one. */
export const routedPath = (path: string): string => path.replace(/\/{2,}/g, '/');

/** The limits that the settings ask for, if any; refusals are measured. */
export function rateLimitsOf(
  environment: Environment,
  metrics: Pick<RequestMetrics, 'countRefusal'>,
  redis?: Redis,
): RateLimits | undefined {
  if (!environment.RATE_LIMIT) return undefined;
  const onRefusal = (rule: string) => {
    metrics.countRefusal(rule);
  };
  return new RateLimits(rateLimitRules(environment), onRefusal, redis);
}

/** How often each caller may still ask, by the rules of the shop. */
export class RateLimits {
  private readonly limited: Limited[];

  /** `onRefusal` is told of each rule that refuses a request. */
  constructor(
    rules: RateLimitRule[],
    private readonly onRefusal: (rule: string) => void,
    redis?: Redis,
  ) {
    this.limited = rules.map((rule) => ({ ...rule, limiter: limiterOf(rule, redis) }));
  }

  /** Counts a request. Throws `too_many_requests` (429) beyond the limit of its rule. */
  async count(method: string, path: string, caller: LimitedCaller): Promise<void> {
    const rule = this.ruleOf(method, path);
    if (!rule) return;
    // in this order: what is refused for its client must not use up what others share with it
    for (const charge of chargesOf(rule, caller)) await this.consume(rule, charge);
  }

  /** Counts each request for its account, or for its address where it has no valid token. */
  readonly handler: RequestHandler = (req, res, next) => {
    const path = routedPath(req.path);
    const caller = {
      address: clientAddress(req.ip),
      account: accountOf(res),
      email: emailInPath(req.method, path),
    };
    this.count(req.method, path, caller).then(() => {
      next();
    }, next);
  };

  /** Counts a try of a password for the email in its body too, which `readJson` has parsed. */
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
    if (UNLIMITED.test(path)) return undefined;
    return this.limited.find(({ matches }) => matches(method, path));
  }

  private async consume(rule: Limited, { key, points }: Charge): Promise<void> {
    try {
      await rule.limiter.consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.onRefusal(rule.name);
      // a clock that was set back makes the rest longer than the whole
      throw tooMany(Math.min(rule.seconds, Math.max(1, refusal.msBeforeNext / 1000)));
    }
  }
}
