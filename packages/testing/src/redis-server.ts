import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@harrow/processes/free-port';

const START_TIMEOUT_MS = 10_000;

/** The path of redis-server, or null if it is not installed. */
const program =
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find(existsSync) ?? null;

/**
 * `describe` if a Redis server is installed; otherwise Jest reports the tests as skipped. CI installs
 * one and sets REQUIRE_REDIS, so that no test is skipped there.
 */
export const describeWithRedis =
  program !== null || process.env.REQUIRE_REDIS ? describe : describe.skip;

export type RedisServer = {
  url: string;
  port: number;
  /** Sends a command, such as `CONFIG SET maxmemory 1mb`, and returns the first line of its reply. */
  run(command: string): Promise<string>;
  /** Restarts it on its port, without data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

async function untilAnswering(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
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

/** Opens a separate connection for one command (in the protocol's inline form). */
function runCommand(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('error', reject).once('data', (reply) => {
      socket.destroy();
      resolve(reply.toString().split('\r\n')[0] ?? '');
    });
  });
}

/** Starts a Redis process; returns a function that ends it. */
async function launch(port: number, folder: string): Promise<() => Promise<void>> {
  if (program === null) throw new Error('No redis-server on the PATH: install the package redis.');
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn(program, options, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilAnswering(port);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Starts a real Redis without persistence. */
export async function startRedisServer(): Promise<RedisServer> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'harrow-redis-'))];
  let end = await launch(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    run: (command) => runCommand(port, command),
    restart: async () => {
      await end();
      end = await launch(port, folder);
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
