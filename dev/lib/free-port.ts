import { createServer } from 'node:net';

/** A port of the loopback interface that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address instanceof Object ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
