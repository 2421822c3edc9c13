import redisCache from '@medusajs/cache-redis';
import { RedisCacheService } from '@medusajs/cache-redis/dist/services';
import type { Redis } from 'ioredis';
import { serversOf } from './open-redis';

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
    const match = `${NAMESPACE}:${pattern}`;
    const scans = serversOf(this.redis).map((server) => this.scanAndRemove(server, match));
    await withFallback(Promise.all(scans), []);
  }

  /** Uses SCAN, because the engine's KEYS would block a large Redis. */
  private async scanAndRemove(server: Redis, match: string): Promise<void> {
    for await (const keys of server.scanStream({ match, count: KEYS_PER_SCAN })) {
      // one command each, because the keys of one node of a cluster belong to different slots
      await Promise.all((keys as string[]).map((key) => this.redis.unlink(key)));
    }
  }
}

export default { ...redisCache, service: ForgivingCacheService };
