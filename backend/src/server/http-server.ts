import { createServer, type RequestListener, type Server } from 'node:http';

const LONGEST_HEADERS_MS = 10_000;
/** Longer than that of proxies, which must be the ones to close. */
const KEEP_ALIVE_MS = 65_000;
const LOOK_FOR_SLOW_MS = 2000;

/**
 * A server that cuts off whoever takes longer than `clientTimeoutSeconds` to send a request, or
 * stands still that long while it is answered: each would keep memory, and a stop, waiting.
 */
export function createHttpServer(handle: RequestListener, clientTimeoutSeconds: number): Server {
  const longestMs = clientTimeoutSeconds * 1000;
  const timeouts = {
    headersTimeout: Math.min(LONGEST_HEADERS_MS, longestMs),
    requestTimeout: longestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: LOOK_FOR_SLOW_MS,
  };
  return createServer(timeouts, handle).setTimeout(longestMs);
}
