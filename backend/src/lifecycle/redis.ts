import type { RedisAddress } from '../config/redis-address';
import { LIMIT_OPTIONS } from '../config/redis-options';
import { openRedis, type RedisConnection } from './redis-connection';

/** Writes a short-lived key. Throws if Redis is unavailable or full. */
export const requireWritable = (redis: RedisConnection): Promise<unknown> =>
  redis.set('harrow:ready', String(process.pid), 'PX', 1000);

/**
 * Opens an optional connection: while Redis is unavailable, commands fail immediately instead of
 * being queued, and the client reconnects every few seconds.
 */
export function connectRedis(
  address: RedisAddress,
  onTrouble: (error: unknown) => void,
): RedisConnection {
  const client = openRedis(address, LIMIT_OPTIONS);
  let isAway = false;
  client.on('ready', () => (isAway = false));
  client.on('error', (error: unknown) => {
    if (!isAway) onTrouble(error); // report once, not every three seconds
    isAway = true;
  });
  return client;
}
