import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '@harrow/processes/find-program';
import { freePort } from '@harrow/processes/free-port';
import { Redis } from 'ioredis';
import { describeIf } from './describe-if.ts';
import { until } from './shopping.ts';

const program = findProgram('redis-server');

export const describeWithRedis = describeIf(program !== undefined, 'REQUIRE_REDIS');

export type RedisServer = {
  url: string;
  port: number;
  /** Sends a command, such as `CONFIG SET maxmemory 1mb`, and returns its reply. */
  run(command: string): Promise<string>;
  /** Restarts it on its port, without data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const isAnswering = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Opens a separate connection for one command; returns its reply as text, lists line by line. */
export async function runCommand(
  port: number,
  command: string,
  password?: string,
): Promise<string> {
  const [name = '', ...parameters] = command.split(' ');
  const client = new Redis(port, '127.0.0.1', {
    password,
    enableReadyCheck: false,
    retryStrategy: () => null,
  });
  client.on('error', () => undefined); // the command is rejected too
  try {
    const reply = await client.call(name, ...parameters);
    return Array.isArray(reply) ? reply.join('\n') : String(reply);
  } finally {
    client.disconnect();
  }
}

/** A Redis process. */
export type RedisProcess = { port: number; kill(name?: NodeJS.Signals): Promise<void> };

/** Starts a Redis process without persistence, with further options of the command line. */
export async function launchRedis(
  port: number,
  folder: string,
  further: string[] = [],
): Promise<RedisProcess> {
  if (program === undefined)
    throw new Error('No redis-server on the PATH: install the package redis.');
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn(program, [...further, ...options], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await until(() => isAnswering(port), Boolean);
  return {
    port,
    kill: async (name = 'SIGKILL') => {
      child.kill(name);
      await ended;
    },
  };
}

/** Creates a folder for the files of Redis; returns it and the function that removes it. */
export function redisFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-redis-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts a real Redis without persistence. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  const { folder, remove } = redisFolder();
  let server = await launchRedis(port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    run: (command) => runCommand(port, command),
    restart: async () => {
      await server.kill('SIGTERM');
      server = await launchRedis(port, folder);
    },
    stop: async () => {
      await server.kill('SIGTERM');
      remove();
    },
  };
}
