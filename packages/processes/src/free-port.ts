import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports that no operating system gives to outgoing connections: Linux starts at 32768, others at 49152. A port of
 * those could be taken before the program that it is for listens, which may be half a minute later.
 */
const [FIRST, END] = [20_000, 32_768];

const ATTEMPTS = 50;

/** Resolves with whether a port of the loopback interface is free. */
function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Returns a port of the loopback interface that is currently free. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${ATTEMPTS} ports from ${FIRST} to ${END - 1} was free.`);
}
