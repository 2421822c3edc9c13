import path from 'node:path';
import type { ConfigModule } from '@medusajs/medusa';
import type { RedisAddress } from './redis-address';

const CONNECT_MS = 2000;
const MAX_RETRY_DELAY_MS = 3000;

/** Reconnection settings of the engine's Redis connections. */
const CONNECTION = {
  connectTimeout: CONNECT_MS,
  retryStrategy: (tries: number) => Math.min(100 * 2 ** tries, MAX_RETRY_DELAY_MS),
  // a primary that was replaced, and became a replica, without closing its connections
  reconnectOnError: ({ message }: Error) => message.startsWith('READONLY '),
};

/** For staff sessions and turns of background work, with short timeouts. */
const REDIS_OPTIONS = { ...CONNECTION, commandTimeout: 1000, socketTimeout: 1500 };

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

/**
 * Gives all keys of a queue the same hash tag, because a cluster runs a command only if one node
 * holds all of its keys. Without a cluster the names are the engine's, so that an upgrade finds the
 * events that the previous version has queued.
 */
const CLUSTER_TAG = '{harrow}';

/** The engine's own connections: staff sessions, turns of background work and scheduled jobs. */
export function redisProject(address: RedisAddress | undefined) {
  if (!address) return {};
  return {
    redis_url: address.url,
    redis_options: REDIS_OPTIONS,
    ...(address.kind === 'cluster' ? { redis_prefix: `${CLUSTER_TAG}:` } : {}),
  };
}

/** The engine modules that all processes share through Redis. */
export function redisModules(address: RedisAddress): ConfigModule['modules'] {
  const redisUrl = address.url;
  const queue = address.kind === 'cluster' ? { prefix: CLUSTER_TAG } : {};
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
        queueOptions: queue,
        workerOptions: { ...queue, drainDelay: READ_SECONDS },
        jobOptions: EVENT_JOBS,
      },
    },
  };
}
