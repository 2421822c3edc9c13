import { createServer } from 'node:net';
import { StartError, errorCode } from '@harrow/processes/start-error';
import { portOwner, type PortOwner } from './port-owner.ts';

/**
 * Throws for the first port that is not available. A browser may resolve `localhost` to ::1, so both
 * 127.0.0.1 and ::1 must be free.
 */
export async function requireFreePorts(
  ports: readonly (readonly [string, number])[],
): Promise<void> {
  for (const [variable, port] of ports) {
    for (const host of ['127.0.0.1', '::1']) {
      const code = await tryToListen(host, port);
      if (code === 'EADDRINUSE') throw takenPort(variable, port, portOwner(port));
      if (code === 'EACCES') throw forbiddenPort(variable, port);
    }
  }
}

/** Returns the error for a port that another process uses. */
export function takenPort(variable: string, port: number, owner?: PortOwner): StartError {
  const by = owner === undefined ? '' : ` by ${owner.name} (process ${owner.pid})`;
  return new StartError(
    `Port ${port} is taken${by}: stop what uses it, or set ${variable} to a free port.`,
  );
}

function forbiddenPort(variable: string, port: number): StartError {
  return new StartError(
    `This user may not listen on port ${port}: set ${variable} to a port from 1024 on.`,
  );
}

/** Returns the error code of an attempt to listen, or undefined if it succeeded. */
function tryToListen(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(errorCode(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
