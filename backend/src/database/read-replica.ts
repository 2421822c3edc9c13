import type { ReadManager } from '@harrow/plugin-kit';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import { poolOptions, type PoolSettings, sessionOptions } from './pool-options';

/** Shorter than for the primary, since the primary answers afterwards. */
const CONNECT_TIMEOUT_MS = 2000;
/** After a failure the primary answers for this time, so that not every read waits for a timeout. */
const PAUSE_MS = 10_000;

/**
 * SQLSTATEs that do not concern the replica: a query that is too slow would be that on the primary
 * too, and a write is a mistake that must not succeed there.
 */
const NOT_OF_REPLICA = new Set(['57014', '25006']);

const sqlStateOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/**
 * Reads from a replica of the database, and from the primary whenever that fails: while the replica is
 * away, cancels a query that conflicts with the changes it receives, or has not received a migration.
 */
class ReadReplica implements ReadManager {
  private readonly pool: Pool;
  private retryAt = -Infinity;
  private hasFailed = false;

  constructor(
    connectionString: string,
    settings: PoolSettings,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
    private readonly primary: ReadManager,
  ) {
    this.pool = new Pool({
      ...poolOptions(settings),
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      options: sessionOptions('default_transaction_read_only=on'),
    });
    this.pool.on('error', () => undefined); // an idle connection was lost; the next query opens another
  }

  /** Runs a query that only reads, and returns its rows. Throws what the driver throws. */
  async query<Rows>(text: string, values?: unknown[]): Promise<Rows> {
    if (performance.now() < this.retryAt) return await this.primary.query(text, values);
    try {
      const { rows } = await this.pool.query(text, values);
      this.noteRecovery();
      return rows as Rows;
    } catch (error) {
      if (NOT_OF_REPLICA.has(sqlStateOf(error))) throw error;
      this.noteFailure(error);
      return await this.primary.query(text, values);
    }
  }

  /** Resolves when its connections are closed. */
  async close(): Promise<void> {
    await this.pool.end();
  }

  private noteFailure(error: unknown): void {
    this.retryAt = performance.now() + PAUSE_MS;
    if (!this.hasFailed)
      this.log.warn({ error }, 'A read of the replica failed; the primary answers.');
    this.hasFailed = true;
  }

  private noteRecovery(): void {
    if (this.hasFailed) this.log.info('The replica answers again.');
    this.hasFailed = false;
  }
}

/**
 * Returns what reads figures and lists of staff: the replica at `DATABASE_READ_URL`, or without one the
 * primary. `close` ends the connections to the replica. The replica may be away, also at the start.
 */
export function openReadManager(
  { DATABASE_READ_URL: url, ...settings }: PoolSettings & Pick<Environment, 'DATABASE_READ_URL'>,
  log: Pick<Logger, 'info' | 'warn'>,
  primary: ReadManager,
): { readManager: ReadManager; close: () => Promise<void> } {
  if (!url) return { readManager: primary, close: () => Promise.resolve() };
  const readManager = new ReadReplica(url, settings, log, primary);
  return { readManager, close: () => readManager.close() };
}
