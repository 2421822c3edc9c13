import { createClient } from 'redis';

const CONNECT_TIMEOUT_MS = 2000;
/** A connection that is silent for longer is dead: the pings would have been answered. */
const LONGEST_SILENCE_MS = 1500;
const PING_MS = 500;
const LONGEST_WAIT_MS = 3000;

export type Redis = ReturnType<typeof connectRedis>;

/** Writes something that is forgotten at once. Throws where Redis is away, or full. */
export const canWrite = (redis: Redis): Promise<unknown> =>
  redis.set('harrow:ready', String(process.pid), { PX: 1000 });

/**
 * A connection that the shop can do without: commands fail at once while Redis is away instead of
 * waiting in a queue, and it is looked for again every few seconds.
 */
export function connectRedis(url: string, onTrouble: (error: unknown) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: LONGEST_SILENCE_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_WAIT_MS),
    },
  });
  let isAway = false;
  client.on('ready', () => (isAway = false));
  client.on('error', (error: unknown) => {
    if (!isAway) onTrouble(error); // once, and not every three seconds
    isAway = true;
  });
  client.connect().catch(onTrouble);
  return client;
}
