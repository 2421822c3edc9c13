import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { InFlight } from '../edge/in-flight';
import type { Readiness } from './readiness';

type Stopping = {
  server: Server;
  readiness: Readiness;
  inFlight: InFlight;
  log: Logger;
  timeoutSeconds: number;
  /** Releases the resources of the process, once no request is in flight. */
  release: () => Promise<void>;
};

/** The share of the timeout after which slow clients are disconnected. */
const SLOW_CLIENT_SHARE = 0.5;

/** Waits for the requests in flight, then releases everything; exits after the timeout. */
async function stop(stopping: Stopping): Promise<void> {
  const { server, readiness, inFlight, log, timeoutSeconds, release } = stopping;
  setTimeout(() => {
    log.error(`Forced to stop after ${timeoutSeconds} s with requests in flight.`);
    process.exit(1);
  }, timeoutSeconds * 1000).unref();
  setTimeout(
    () => {
      inFlight.dropSlowClients();
    },
    timeoutSeconds * 1000 * SLOW_CLIENT_SHARE,
  ).unref();
  readiness.stop();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await inFlight.finish();
  server.closeAllConnections(); // browsers keep unused connections open
  await closed;
  await release();
  log.info('Stopped.');
  log.flush(() => process.exit(0)); // exit only after the last line is written
}

/** Stops on SIGTERM and SIGINT, and when the parent process exits. */
export function stopGracefully(stopping: Stopping): void {
  const once = () => {
    if (stopping.readiness.isStopping) return;
    stop(stopping).catch((error: unknown) => {
      stopping.log.error({ error }, 'The shutdown failed.');
      process.exit(1);
    });
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  process.on('disconnect', once);
}
