import path from 'node:path';
import type { ConfigModule } from '@medusajs/medusa';

const CONNECT_MS = 2000;
const MAX_RETRY_DELAY_MS = 3000;

/** Reconnection settings of the engine's Redis connections. */
const CONNECTION = {
  connectTimeout: CONNECT_MS,
  retryStrategy: (tries: number) => Math.min(100 * 2 ** tries, MAX_RETRY_DELAY_MS),
};

/** For staff sessions and turns of background work, with short timeouts. */
export const REDIS_OPTIONS = { ...CONNECTION, commandTimeout: 1000, socketTimeout: 1500 };

/** For cached prices and taxes, which can be read elsewhere: a slow response counts as a miss. */
const CACHE_OPTIONS = {
  ...CONNECTION,
  commandTimeout: 250,
  socketTimeout: 500,
  enableOfflineQueue: false,
};

/** The maximum time that the event worker blocks in one read. */
const READ_SECONDS = 3;

/**
 * Event commands wait for Redis as long as necessary: the events stay in the database until they
 * are queued, and an error would end the engine's loop that moves them. Only a connection that is
 * silent for longer than the worker's reads is considered dead and replaced.
 */
const EVENT_OPTIONS = { ...CONNECTION, socketTimeout: (READ_SECONDS + 2) * 1000 };

const HOUR = 3600;

/**
 * An event keeps its id from the database, and its job is kept for an hour, so that a second
 * process that has also read the event cannot queue it again. A failing subscriber is called up to
 * five times.
 */
const EVENT_JOBS = {
  attempts: 5,
  backoff: { type: 'fixed', delay: READ_SECONDS * 1000 },
  removeOnComplete: { age: HOUR, count: 10_000 },
  removeOnFail: { age: 7 * 24 * HOUR, count: 10_000 },
};

/** The engine modules that all processes share through Redis; without Redis, in-process modules. */
export function redisModules(redisUrl: string | undefined): ConfigModule['modules'] {
  if (!redisUrl) return {};
  return {
    cacheService: {
      resolve: path.resolve(__dirname, '..', 'engine', 'forgiving-cache'),
      options: { redisUrl, redisOptions: CACHE_OPTIONS },
    },
    eventBus: {
      resolve: '@medusajs/event-bus-redis',
      options: {
        redisUrl,
        redisOptions: EVENT_OPTIONS,
        workerOptions: { drainDelay: READ_SECONDS },
        jobOptions: EVENT_JOBS,
      },
    },
  };
}
