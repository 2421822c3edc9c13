import { ShopError } from '@harrow/http';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { accountOf } from './caller-account';
import { clientAddress } from './client-address';
import type { Environment } from '../config/environment';
import type { RequestMetrics } from './metrics/request-metrics';
import { type RateLimitRule, rateLimitRules, UNLIMITED } from './rate-limit-rules';
import type { Redis } from './redis';

/** Counts in Redis, for all processes together; in this process while Redis is away or not used. */
function limiterOf({ name, limit, seconds }: RateLimitRule, redis?: Redis) {
  const options = { keyPrefix: `harrow:limit:${name}`, points: limit, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}

const tooMany = (retryAfterSeconds: number) =>
  new ShopError('too_many_requests', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds,
  });

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
  private readonly limited: (RateLimitRule & { limiter: ReturnType<typeof limiterOf> })[];

  /** `onRefusal` is told of each rule that refuses a request. */
  constructor(
    rules: RateLimitRule[],
    private readonly onRefusal: (rule: string) => void,
    redis?: Redis,
  ) {
    this.limited = rules.map((rule) => ({ ...rule, limiter: limiterOf(rule, redis) }));
  }

  /** Counts a request. Throws `too_many_requests` (429) beyond the limit of its rule. */
  async count(method: string, path: string, caller: string): Promise<void> {
    const rule = UNLIMITED.test(path)
      ? undefined
      : this.limited.find(({ matches }) => matches(method, path));
    try {
      await rule?.limiter.consume(caller);
    } catch (refusal) {
      if (!rule || !(refusal instanceof RateLimiterRes)) throw refusal;
      this.onRefusal(rule.name);
      // a clock that was set back makes the rest longer than the whole
      throw tooMany(Math.min(rule.seconds, Math.max(1, refusal.msBeforeNext / 1000)));
    }
  }

  /** Counts each request for its account, or for its address where it has no valid token. */
  readonly handler: RequestHandler = (req, res, next) => {
    const path = req.path.replace(/\/{2,}/g, '/'); // some of the engine's routers read it so
    this.count(req.method, path, accountOf(res) ?? clientAddress(req.ip)).then(() => {
      next();
    }, next);
  };
}
