import { createServer } from 'node:net';

/** Returns a port of the loopback interface that is currently free. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        // not `instanceof Object`, because the test runner's realm has its own Object
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No port was given.'));
      });
    });
  });
}
