import type { RedisAddress } from '../config/redis-address';
import { openClient, type RedisClient } from './redis-client';
import { within } from './within';

const TIMEOUT_MS = 5000;

/** Uses a separate connection to Redis, which is closed afterwards. Throws the reason if Redis is unreachable. */
export async function withRedis<T>(
  address: RedisAddress,
  use: (client: RedisClient) => Promise<T>,
): Promise<T> {
  let reason: unknown;
  const client = openClient(address, (error) => (reason = error)); // `connect` may throw a vaguer one
  try {
    await within(TIMEOUT_MS, client.connect());
    return await within(TIMEOUT_MS, use(client));
  } catch (error) {
    throw reason ?? error;
  } finally {
    client.discard();
  }
}
