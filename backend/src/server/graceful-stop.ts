import type { Server } from 'node:http';

type Engine = { prepareShutdown(): Promise<void>; shutdown(): Promise<void> };

const LONGEST_STOP_MS = 8000;

/** Lets what is in flight finish, then closes the engine; gives up after eight seconds. */
async function stop(server: Server, engine: Engine): Promise<void> {
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closed;
  await engine.prepareShutdown();
  await engine.shutdown();
  process.exit(0);
}

/** Stops on SIGTERM and SIGINT, and when the process that started this one is gone. */
export function stopGracefully(server: Server, engine: Engine): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    stop(server, engine).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  process.on('disconnect', once);
}
