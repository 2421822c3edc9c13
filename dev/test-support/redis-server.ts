import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../lib/free-port.ts';

const PATIENCE_MS = 10_000;

/** Where redis-server is installed, or null. */
const program =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find(existsSync) ?? null;

/**
 * `describe` where a Redis server is installed. Elsewhere the tests are skipped, and Jest says so;
 * CI installs one and sets REQUIRE_REDIS, so that nothing is skipped there.
 */
export const describeWithRedis =
  program !== null || process.env.REQUIRE_REDIS ? describe : describe.skip;

export type RedisServer = { url: string; port: number; stop(): Promise<void> };

async function untilAnswering(port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isUp) return;
    if (Date.now() > deadline) throw new Error('redis-server does not answer.');
  }
}

/** Starts a real Redis that keeps nothing. */
export async function startRedisServer(): Promise<RedisServer> {
  if (program === null) throw new Error('No redis-server on the PATH: install the package redis.');
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'harrow-redis-'))];
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn(program, options, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilAnswering(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
