import path from 'node:path';
import type { ConfigModule } from '@medusajs/medusa';

const CONNECT_MS = 2000;
const LONGEST_PAUSE_MS = 3000;

/** How a connection of the engine to Redis comes back. */
const CONNECTION = {
  connectTimeout: CONNECT_MS,
  retryStrategy: (tries: number) => Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS),
};

/** Sessions of staff, and turns of repeated work: nobody waits longer than this. */
export const REDIS_OPTIONS = { ...CONNECTION, commandTimeout: 1000, socketTimeout: 1500 };

/** Prices and taxes can be read elsewhere: what does not answer at once is passed over. */
const CACHE_OPTIONS = {
  ...CONNECTION,
  commandTimeout: 250,
  socketTimeout: 500,
  enableOfflineQueue: false,
};

/** How long the worker of the events waits for the next one in one read. */
const READ_SECONDS = 3;

/**
 * Events wait for Redis for as long as it takes: they stay in the database until they are in the
 * queue, and an error there would end the engine's loop that moves them. Only a connection that is
 * silent for longer than the worker's reads is dead, and made anew.
 */
const EVENT_OPTIONS = { ...CONNECTION, socketTimeout: (READ_SECONDS + 2) * 1000 };

const HOUR = 3600;

/**
 * An event keeps the id that it has in the database, and is kept for an hour: a second process that
 * read it there too cannot queue it again. A subscriber that fails is called again, five times.
 */
const EVENT_JOBS = {
  attempts: 5,
  backoff: { type: 'fixed', delay: READ_SECONDS * 1000 },
  removeOnComplete: { age: HOUR, count: 10_000 },
  removeOnFail: { age: 7 * 24 * HOUR, count: 10_000 },
};

/** The engine's modules that are shared by all processes; in the process where there is no Redis. */
export function redisModules(redisUrl: string | undefined): ConfigModule['modules'] {
  if (!redisUrl) return {};
  return {
    cacheService: {
      resolve: path.resolve(__dirname, '..', 'modules', 'forgiving-cache'),
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
