import type { Server } from 'node:net';
import { StartError, errorCode } from './start-error.ts';

/**
 * Listens and resolves with the port; 0 picks a free one. `variable` is the setting of the port, named
 * in the error if the port is taken.
 */
export function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  variable: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = errorCode(error) === 'EADDRINUSE';
      const sentence = `Port ${port} is taken: set ${variable} to a free one.`;
      reject(isTaken ? new StartError(sentence) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
