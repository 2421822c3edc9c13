import { setTimeout as wait } from 'node:timers/promises';
import { BEGIN_EPOCH, MAX_CHANGES, SELECT_CHANGES, type ChangesRow } from '@harrow/catalogue';
import type { Client } from 'pg';
import { databaseClient } from '../database/database-client';
import { readSnapshot } from './snapshot-query';

const RESPONSE_TIMEOUT_MS = 2000;
const RETRY_MS = 1000;
/** The interval in which changes are selected even if the snapshot is the same: see `SELECT_CHANGES`. */
const SELECT_INTERVAL_MS = 1000;

type ChangeFeedOptions = {
  /** Connection string of the database, or of a pooler in transaction mode. */
  url: string;
  /** Whether statements may be prepared, which some poolers do not support. */
  prepares: boolean;
  /** `moves` if the product may have been added, moved or removed in the list of products. */
  onChange: (productId: string, moves: boolean) => void;
  /** Called when lists that select or count products by more than their age may have changed. */
  onRegrouping: () => void;
  /** Called when changes may have been missed. */
  onGap: () => void;
  onTrouble: (error: unknown) => void;
};

/**
 * Reads the changes of products from the table in which the database records them. It has its own
 * connection, so that reads do not wait for a connection of the pool, but keeps no state in the
 * session: what it has seen is a snapshot, which outlives the connection.
 */
export class ChangeFeed {
  private client: Client | undefined;
  private isClosed = false;
  private isQuiet = false;
  /** The snapshot of the last confirmation; every change visible to it has been reported. */
  private seen: Pick<ChangesRow, 'snapshot' | 'epoch'> | undefined;
  /**
   * When changes were last selected. A snapshot says nothing about a crash behind a pooler, after which the
   * epoch is another.
   */
  private selectedAt = -Infinity;

  constructor(private readonly options: ChangeFeedOptions) {
    void this.keepOpen();
  }

  /**
   * Resolves once every change that was committed before the call has been reported. Throws if the
   * database does not answer; the feed then reconnects by itself. Calls must not overlap.
   */
  async confirm(): Promise<void> {
    const { client } = this;
    if (!client) throw new Error('The change feed is not connected.');
    try {
      // an equal snapshot sees the same commits
      const isSame = (await readSnapshot(client, this.options.prepares)) === this.seen?.snapshot;
      if (!isSame || performance.now() - this.selectedAt > SELECT_INTERVAL_MS) {
        this.report(await this.select(client));
        this.selectedAt = performance.now();
      }
    } catch (error) {
      this.drop(client);
      throw error;
    }
  }

  close(): void {
    this.isClosed = true;
    if (this.client) this.drop(this.client);
  }

  private report({ snapshot, epoch, missed, changed, moved, regrouped }: ChangesRow): void {
    this.seen = { snapshot, epoch };
    if (missed || changed.length > MAX_CHANGES) {
      this.options.onGap();
      return;
    }
    const movedIds = new Set(moved);
    for (const id of new Set(changed)) this.options.onChange(id, movedIds.has(id));
    if (regrouped) this.options.onRegrouping();
  }

  private async select(client: Client): Promise<ChangesRow> {
    // one more than the maximum shows that there are more
    const values = [this.seen?.snapshot, this.seen?.epoch, MAX_CHANGES + 1];
    const statement = { name: 'harrow_changes', text: SELECT_CHANGES, values };
    const read = async () => {
      const [row] = (await client.query<ChangesRow>(statement)).rows;
      if (!row) throw new Error('The change feed got no row.');
      return row;
    };
    const row = await read();
    if (row.epoch !== null) return row;
    await client.query(BEGIN_EPOCH);
    return await read();
  }

  /** Closes a connection without waiting, because the other end may be gone. */
  private drop(client: Client): void {
    this.client = undefined;
    client.end().catch(this.options.onTrouble);
  }

  private async keepOpen(): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.stayConnected();
        this.isQuiet = false;
      } catch (error) {
        if (!this.isQuiet) this.options.onTrouble(error);
        this.isQuiet = true; // log once, not every second
      }
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }

  /** Opens a connection and waits until it ends. */
  private async stayConnected(): Promise<void> {
    const client = new (databaseClient(this.options.prepares))({
      connectionString: this.options.url,
      application_name: 'harrow catalogue',
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => {
      this.drop(client); // the next query reports the error
    });
    try {
      await client.connect();
      this.selectedAt = -Infinity; // the server may have crashed
      this.client = client;
      await ended;
    } finally {
      this.drop(client);
    }
  }
}
