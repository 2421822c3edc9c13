import { createServer } from 'node:net';

/** A port of the loopback interface that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        // not `instanceof Object`: a test runner's realm has another Object
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No port was given.'));
      });
    });
  });
}
