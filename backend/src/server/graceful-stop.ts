import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from './readiness';

type Stopping = {
  server: Server;
  readiness: Readiness;
  log: Logger;
  longestSeconds: number;
  /** Closes what the process holds, once nothing is in flight any more. */
  release: () => Promise<void>;
};

/** Lets what is in flight finish, then releases everything; gives up when it takes too long. */
async function stop({ server, readiness, longestSeconds, release }: Stopping): Promise<void> {
  setTimeout(() => process.exit(1), longestSeconds * 1000).unref();
  readiness.stop();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
  await release();
  process.exit(0);
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
