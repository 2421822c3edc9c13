import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { InFlight } from './in-flight';
import type { Readiness } from './readiness';

type Stopping = {
  server: Server;
  readiness: Readiness;
  inFlight: InFlight;
  log: Logger;
  longestSeconds: number;
  /** Closes what the process holds, once nothing is in flight any more. */
  release: () => Promise<void>;
};

/** The share of a stop that a slow client gets: a server that closes cuts off none by itself. */
const FOR_SLOW_CLIENTS = 0.5;

/** Lets what is in flight finish, then releases everything; gives up when it takes too long. */
async function stop(stopping: Stopping): Promise<void> {
  const { server, readiness, inFlight, log, longestSeconds, release } = stopping;
  setTimeout(() => {
    log.error(`Stopped with work in flight: it took longer than ${longestSeconds} s.`);
    process.exit(1);
  }, longestSeconds * 1000).unref();
  setTimeout(
    () => {
      inFlight.dropSlowClients();
    },
    longestSeconds * 1000 * FOR_SLOW_CLIENTS,
  ).unref();
  readiness.stop();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await inFlight.finish();
  server.closeAllConnections(); // browsers open some ahead and never use them
  await closed;
  await release();
  log.info('Stopped.');
  log.flush(() => process.exit(0)); // in order: what is on its way would come after the last line
}

/** Stops on SIGTERM and SIGINT, and when the process that started this one is gone. */
export function stopGracefully(stopping: Stopping): void {
  const once = () => {
    if (stopping.readiness.isStopping) return;
    stop(stopping).catch((error: unknown) => {
      stopping.log.error({ error }, 'The stop failed.');
      process.exit(1);
    });
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  process.on('disconnect', once);
}
