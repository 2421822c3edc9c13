import redisCache from '@medusajs/cache-redis';
import { RedisCacheService } from '@medusajs/cache-redis/dist/services';

/** The engine's prefix of cache keys. */
const NAMESPACE = 'medusa';
const KEYS_PER_SCAN = 500;

/** Resolves to the result, or to the fallback on an error. */
async function withFallback<T>(result: Promise<T>, fallback: T): Promise<T> {
  return await result.catch(() => fallback);
}

/**
 * The engine's Redis cache, made optional: a failed read is a miss, and a failed write is ignored.
 * The engine's own cache would fail the request.
 */
class ForgivingCacheService extends RedisCacheService {
  override async get<T>(key: string): Promise<T | null> {
    return await withFallback(super.get<T>(key), null);
  }

  override async set(key: string, data: Record<string, unknown>, ttl?: number): Promise<void> {
    await withFallback(super.set(key, data, ttl), undefined);
  }

  /**
   * Removes the keys that match a pattern; keys that cannot be removed expire within half a minute.
   */
  override async invalidate(pattern: string): Promise<void> {
    await withFallback(this.scanAndRemove(`${NAMESPACE}:${pattern}`), undefined);
  }

  /** Uses SCAN, because the engine's KEYS would block a large Redis. */
  private async scanAndRemove(match: string): Promise<void> {
    for await (const keys of this.redis.scanStream({ match, count: KEYS_PER_SCAN })) {
      const found = keys as string[];
      if (found.length > 0) await this.redis.unlink(found);
    }
  }
}

export default { ...redisCache, service: ForgivingCacheService };
