import ioredis, { Cluster, type RedisOptions } from 'ioredis';
import type { RedisAddress } from '../config/redis-address';
import { openRedis } from './open-redis';

/** The module that the engine and its modules import. */
const MODULE = require.resolve('ioredis');

/** Opens a connection whose `connect` accepts a callback, which a cluster's would never call. */
function openWithCallback(address: RedisAddress, options: RedisOptions) {
  const redis = openRedis(address, options);
  if (redis instanceof Cluster) {
    const connect = redis.connect.bind(redis);
    redis.connect = async (done?: () => void) => {
      await (done ? connect().then(done, done) : connect());
    };
  }
  return redis;
}

/**
 * Opens the engine's Redis connections by our function. Each of its five is `new Redis(url,
 * options)`, with sessions, scheduled jobs, cache and events in four packages, and there is no URL
 * for sentinels or a cluster, and no option for another client.
 *
 * Call it before the engine is imported.
 */
export function openEngineConnections(address: RedisAddress): void {
  const loaded = require.cache[MODULE];
  if (!loaded) throw new Error('ioredis is not loaded.');
  loaded.exports = new Proxy(ioredis, {
    construct: (Redis, parameters: [unknown, RedisOptions?], constructor): object =>
      parameters[0] === address.url
        ? openWithCallback(address, parameters[1] ?? {})
        : (Reflect.construct(Redis, parameters, constructor) as object),
    get: (Redis, name, proxy): unknown =>
      name === 'default' || name === 'Redis' ? proxy : Reflect.get(Redis, name),
  });
}
