import { createClient } from 'redis';

const CONNECT_TIMEOUT_MS = 2000;
/** A connection that is silent for longer is dead, because pings would have been answered. */
const SOCKET_TIMEOUT_MS = 1500;
const PING_MS = 500;
const MAX_RETRY_DELAY_MS = 3000;

export type Redis = ReturnType<typeof connectRedis>;

/** Writes a short-lived key. Throws if Redis is unavailable or full. */
export const requireWritable = (redis: Redis): Promise<unknown> =>
  redis.set('harrow:ready', String(process.pid), { PX: 1000 });

/**
 * Opens an optional connection: while Redis is unavailable, commands fail immediately instead of
 * being queued, and the client reconnects every few seconds.
 */
export function connectRedis(url: string, onTrouble: (error: unknown) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_RETRY_DELAY_MS),
    },
  });
  let isAway = false;
  client.on('ready', () => (isAway = false));
  client.on('error', (error: unknown) => {
    if (!isAway) onTrouble(error); // report once, not every three seconds
    isAway = true;
  });
  client.connect().catch(onTrouble);
  return client;
}
