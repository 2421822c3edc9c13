import { errorAnswer } from '@harrow/plugin-kit';
import type { Environment } from '../config/environment';
import type { RedisAddress } from '../config/redis-address';
import { withDatabase } from '../database/with-database';
import { reasonOf } from './reason-of';
import { withRedis } from './with-redis';

/** Throws an error with a message for the user if PostgreSQL is unreachable. */
export async function requirePostgres(connectionString: string): Promise<void> {
  try {
    await withDatabase(connectionString, () => Promise.resolve());
  } catch (error) {
    throw new Error(
      `Cannot connect to PostgreSQL (${reasonOf(error)}). Check that it is running and that DATABASE_URL is correct, then try again.`,
      { cause: error },
    );
  }
}

/** Throws an error with a message for the user if Redis is unreachable. */
export async function requireRedis(address: RedisAddress): Promise<void> {
  try {
    await withRedis(address, (client) => client.get('harrow:ready')); // without a password, only a command fails
  } catch (error) {
    throw new Error(
      `Cannot connect to Redis (${reasonOf(error)}). Check that it is running and that REDIS_URL is correct, then try again.`,
      { cause: error },
    );
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
