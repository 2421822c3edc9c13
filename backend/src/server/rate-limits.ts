import { ShopError } from '@harrow/http';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { accountOf } from './caller-account';
import { clientAddress } from './client-address';
import { type RateLimitRule, UNLIMITED } from './rate-limit-rules';
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

/**
 * Counts each request for its account, or for its address where it has no valid token, and refuses
 * it with `too_many_requests` (429) beyond the limit of its rule, which `onRefusal` is told.
 */
export function limitRates(
  rules: RateLimitRule[],
  onRefusal: (rule: string) => void,
  redis?: Redis,
): RequestHandler {
  const limited = rules.map((rule) => ({ ...rule, limiter: limiterOf(rule, redis) }));
  return (req, res, next) => {
    const path = req.path.replace(/\/{2,}/g, '/'); // some of the engine's routers read it so
    const rule = UNLIMITED.test(path)
      ? undefined
      : limited.find(({ matches }) => matches(req.method, path));
    if (!rule) {
      next();
      return;
    }
    rule.limiter.consume(accountOf(res) ?? clientAddress(req)).then(
      () => {
        next();
      },
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) {
          onRefusal(rule.name);
          next(tooMany(Math.max(1, refusal.msBeforeNext / 1000)));
        } else next(refusal);
      },
    );
  };
}
