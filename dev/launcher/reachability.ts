import { connect } from 'node:net';
import { Client } from 'pg';
import { StartError, errorCode, errorMessage } from '@harrow/processes/start-error';
import type { Settings } from './settings.ts';

const TIMEOUT_MS = 5000;

/** Throws a message if a configured server does not answer. It does not show passwords. */
export async function requireReachableServers({ database, redisUrl }: Settings): Promise<void> {
  if (database.kind === 'external') await requireDatabase(database.url);
  if (redisUrl !== undefined) await requireRedis(redisUrl);
}

async function requireDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new StartError(
      `The database of DATABASE_URL cannot be used (${host}${pathname}: ${reason(error)}): start it or correct the URL, or unset it to use the embedded one.`,
    );
  } finally {
    await client.end();
  }
}

async function requireRedis(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  try {
    await openConnection(hostname.replace(/^\[|\]$/g, ''), Number(port || 6379));
  } catch (error) {
    throw new StartError(
      `The Redis of REDIS_URL does not answer (${hostname}:${port || 6379}: ${reason(error)}): start it or correct the URL, or unset it to run without Redis.`,
    );
  }
}

function openConnection(host: string, port: number): Promise<void> {
  const socket = connect({ host, port, timeout: TIMEOUT_MS });
  return new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
    socket.once('timeout', () => reject(new Error('no answer within 5 s')));
  }).finally(() => socket.destroy());
}

// A name with several addresses fails with several errors and an empty message.
function reason(error: unknown): string {
  return errorMessage(error) || (errorCode(error) ?? 'unknown');
}
