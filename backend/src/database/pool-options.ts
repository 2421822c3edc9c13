import type { Environment } from '../config/environment';
import { databaseClient } from './database-client';

/** Session settings that the queries rely on, whatever the defaults of the database or the role. */
const SESSION = ['DateStyle=ISO', 'default_transaction_isolation=read\\ committed'];

/** When PostgreSQL cancels a statement. */
export const STATEMENT_TIMEOUT_MS = 10_000;

/** Returns session settings in the form in which a connection sends them. */
export const sessionOptions = (...further: string[]): string =>
  [...SESSION, ...further].map((setting) => `-c ${setting}`).join(' ');

/** The settings of the shop's connections. */
export type PoolSettings = Pick<Environment, 'DATABASE_PREPARED_STATEMENTS' | 'DATABASE_POOL_SIZE'>;

/**
 * Returns the options of the shop's connections. Every use case must work with a single connection; a
 * test verifies that.
 */
export const poolOptions = ({
  DATABASE_PREPARED_STATEMENTS,
  DATABASE_POOL_SIZE,
}: PoolSettings) => ({
  connectionTimeoutMillis: 5000,
  // a hanging query or transaction releases its connection and row locks
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: 5000, // orders that wait for one product hold permits
  query_timeout: 12_000, // enforced by the client, in case the network drops everything
  options: sessionOptions(),
  idle_in_transaction_session_timeout: 30_000,
  Client: databaseClient(DATABASE_PREPARED_STATEMENTS),
  max: DATABASE_POOL_SIZE,
});
