import { createServer, type RequestListener, type Server } from 'node:http';

const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than the proxies' timeout, so that they close the connections. */
const KEEP_ALIVE_MS = 65_000;
const CHECK_INTERVAL_MS = 2000;

/**
 * Creates a server that disconnects clients that take longer than `clientTimeoutSeconds` to send a
 * request, or are idle that long while it is answered: they would occupy memory and delay a
 * shutdown.
 */
export function createHttpServer(handle: RequestListener, clientTimeoutSeconds: number): Server {
  const timeoutMs = clientTimeoutSeconds * 1000;
  const timeouts = {
    headersTimeout: Math.min(HEADERS_TIMEOUT_MS, timeoutMs),
    requestTimeout: timeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  };
  return createServer(timeouts, handle).setTimeout(timeoutMs);
}
