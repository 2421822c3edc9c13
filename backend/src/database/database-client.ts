import { Client, type ClientConfig } from 'pg';
import { tellActor } from './acting-queries';
import { inTurn } from './in-turn';

type Query = (...parameters: unknown[]) => unknown;

const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection of the pool that is discarded when a query times out. The driver would keep it: the
 * query would still be running, so the ROLLBACK after it would never be sent, and when the database
 * is back, the next user's queries would be part of a transaction that was answered with 503. Its
 * transactions say which member of staff acts, if one does.
 */
export class DatabaseClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // Users of the connection listen for errors, but not while the pool hands it to TypeORM: if
    // PostgreSQL ended the session at that moment, the process would exit.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;
    const watched: Query = (...parameters) => {
      const answer = query(...parameters);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.discardAfter(error));
      return answer;
    };
    Object.assign(this, { query: tellActor(this, inTurn(watched)) });
  }

  /** Emits the timeout as an error, so that the connection is returned to the pool as broken. */
  private discardAfter(error: unknown): void {
    if (isReadTimeout(error)) this.emit('error', error);
  }
}

/**
 * A connection that sends every statement without a name, for a pooler that shares sessions between
 * transactions and does not keep track of named statements.
 */
class UnpreparedClient extends DatabaseClient {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const unnamed: Query = (statement, ...parameters) =>
      query(hasName(statement) ? { ...statement, name: undefined } : statement, ...parameters);
    Object.assign(this, { query: unnamed });
  }
}

const hasName = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement?.constructor === Object && 'name' in statement;

/** Returns the class of the shop's connections, which prepares named statements or does not. */
export const databaseClient = (prepares: boolean): typeof DatabaseClient =>
  prepares ? DatabaseClient : UnpreparedClient;
