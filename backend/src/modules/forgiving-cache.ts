import redisCache from '@medusajs/cache-redis';
import { RedisCacheService } from '@medusajs/cache-redis/dist/services';

/** What the engine's cache puts before every key. */
const NAMESPACE = 'medusa';
const KEYS_A_STEP = 500;

/** What Redis answers, or something else where it is away. */
async function orElse<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  return await asked.catch(() => otherwise);
}

/**
 * The engine's cache in Redis for a shop that sells on without it: what cannot be read is not there,
 * and what cannot be written is left out. The engine's own would fail the request.
 */
class ForgivingCacheService extends RedisCacheService {
  override async get<T>(key: string): Promise<T | null> {
    return await orElse(super.get<T>(key), null);
  }

  override async set(key: string, data: Record<string, unknown>, ttl?: number): Promise<void> {
    await orElse(super.set(key, data, ttl), undefined);
  }

  /** Removes the keys of a pattern; what could not be removed ends after half a minute. */
  override async invalidate(pattern: string): Promise<void> {
    await orElse(this.removeInSteps(`${NAMESPACE}:${pattern}`), undefined);
  }

  /** The engine's own asks for KEYS, for which a large Redis keeps everybody waiting. */
  private async removeInSteps(match: string): Promise<void> {
    for await (const keys of this.redis.scanStream({ match, count: KEYS_A_STEP })) {
      const found = keys as string[];
      if (found.length > 0) await this.redis.unlink(found);
    }
  }
}

export default { ...redisCache, service: ForgivingCacheService };
