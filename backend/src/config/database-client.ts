import { Client, type ClientConfig } from 'pg';

type Query = (...parameters: unknown[]) => unknown;

const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection of the pool that is given up when an answer does not come in time. The driver alone
 * would keep it: what was asked is still under way, the ROLLBACK behind it is never sent, and when
 * the database is back, the next user's queries are part of a transaction that was answered with 503.
 */
export class DatabaseClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // whoever holds it listens, but not while the pool hands it to TypeORM: a session that PostgreSQL
    // ends in that moment would end the process
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;
    const watched: Query = (...parameters) => {
      const answer = query(...parameters);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.giveUpAfter(error));
      return answer;
    };
    Object.assign(this, { query: watched });
  }

  /** Whoever holds the connection hears of it, and gives it back as a broken one. */
  private giveUpAfter(error: unknown): void {
    if (isReadTimeout(error)) this.emit('error', error);
  }
}
