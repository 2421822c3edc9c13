import { errorAnswer } from '@harrow/http';
import { Client } from 'pg';
import { createClient } from 'redis';
import type { Environment } from './config/environment';

const CONNECT_TIMEOUT_MS = 5000;

/** `ECONNREFUSED` of several addresses at once has no message. */
const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message ?? code ?? 'no reason given';
};

async function requirePostgres(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new Error(
      `PostgreSQL does not let this in (${reasonOf(error)}): see that it runs and that DATABASE_URL is right, and run this again.`,
      { cause: error },
    );
  }
}

async function requireRedis(url: string): Promise<void> {
  const socket = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false } as const;
  const client = createClient({ url, socket });
  client.on('error', () => undefined); // `connect` throws the same
  try {
    await client.connect();
    await client.ping();
    client.destroy();
  } catch (error) {
    throw new Error(
      `Redis does not answer (${reasonOf(error)}): see that it runs and that REDIS_URL is right, and run this again.`,
      { cause: error },
    );
  }
}

/** Throws, with a sentence for the person who started a step, where one of its servers is away. */
export async function requireServices({
  DATABASE_URL,
  REDIS_URL,
}: Pick<Environment, 'DATABASE_URL' | 'REDIS_URL'>): Promise<void> {
  await requirePostgres(DATABASE_URL);
  if (REDIS_URL) await requireRedis(REDIS_URL);
}

/** Ends a step whose server has gone away meanwhile with a sentence; what is unexpected is told whole. */
export function endStep(error: unknown): never {
  const isAway = errorAnswer(error).status === 503;
  if (isAway) console.error(`PostgreSQL or Redis has gone (${reasonOf(error)}): run this again.`);
  else console.error(error);
  process.exit(1);
}
