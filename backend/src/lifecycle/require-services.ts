import { errorAnswer } from '@harrow/plugin-kit';
import { Client } from 'pg';
import type { Environment } from '../config/environment';
import type { RedisAddress } from '../config/redis-address';
import { openClient } from './redis-client';
import { within } from './within';

const CONNECT_TIMEOUT_MS = 5000;

/** An `ECONNREFUSED` of several addresses has no message. */
const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message ?? code ?? 'unknown reason';
};

/** Throws an error with a message for the user if PostgreSQL is unreachable. */
export async function requirePostgres(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new Error(
      `Cannot connect to PostgreSQL (${reasonOf(error)}). Check that it is running and that DATABASE_URL is correct, then try again.`,
      { cause: error },
    );
  }
}

/** Throws an error with a message for the user if Redis is unreachable. */
export async function requireRedis(address: RedisAddress): Promise<void> {
  let reason: unknown;
  const client = openClient(address, (error) => (reason = error)); // `connect` may throw a vaguer one
  try {
    await within(CONNECT_TIMEOUT_MS, client.connect());
    await within(CONNECT_TIMEOUT_MS, client.get('harrow:ready')); // without a password, only a command fails
  } catch (error) {
    throw new Error(
      `Cannot connect to Redis (${reasonOf(reason ?? error)}). Check that it is running and that REDIS_URL is correct, then try again.`,
      { cause: error },
    );
  } finally {
    client.discard();
  }
}

/** Throws an error with a message for the user if one of the servers is unreachable. */
export async function requireServices({
  DATABASE_URL,
  REDIS_URL,
}: Pick<Environment, 'DATABASE_URL' | 'REDIS_URL'>): Promise<void> {
  await requirePostgres(DATABASE_URL);
  if (REDIS_URL) await requireRedis(REDIS_URL);
}

/** Exits with a short message if a server became unreachable, and with the whole error otherwise. */
export function endStep(error: unknown): never {
  const isAway = errorAnswer(error).status === 503;
  if (isAway)
    console.error(`Lost the connection to PostgreSQL or Redis (${reasonOf(error)}). Try again.`);
  else console.error(error);
  process.exit(1);
}
