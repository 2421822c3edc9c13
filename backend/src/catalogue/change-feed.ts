import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CATALOGUE_CHANGES } from '@harrow/catalogue';
import { Client, type Connection, type Submittable } from 'pg';

const LONGEST_ANSWER_MS = 2000;
const RETRY_MS = 1000;

export type ChangeFeedOptions = {
  /** Connection string of the database; the feed keeps one connection of its own. */
  url: string;
  onChange: (productId: string) => void;
  /** Called when the feed hears everything again after it may have missed something. */
  onOpen: () => void;
  onTrouble: (error: unknown) => void;
  /** Says something on the channel from another connection of the shop. */
  announce: (payload: string) => Promise<unknown>;
};

/** The protocol's Sync without anything before it: the least to which a session answers. */
class Sync implements Submittable {
  /** The client wraps it, to give up in time. */
  constructor(private readonly callback: (error?: Error) => void) {}

  submit(connection: Connection): void {
    connection.sync();
  }

  handleReadyForQuery(): void {
    this.callback();
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

const sync = (client: Client): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(
      new Sync((error) => {
        if (error) reject(error);
        else resolve();
      }),
    );
  });

/**
 * Hears from PostgreSQL which products have changed. `confirm` makes that exact: a session is told
 * of the changes that are committed before it is told that it may ask again (Postgres 18,
 * `src/backend/commands/async.c`), so what was committed before the call has been heard after it.
 */
export class ChangeFeed {
  private client: Client | undefined;
  private isClosed = false;
  private isQuiet = false;

  constructor(private readonly options: ChangeFeedOptions) {
    void this.keepOpen();
  }

  get isOpen(): boolean {
    return this.client !== undefined;
  }

  /**
   * Settles when every change that was committed before the call has been told. Throws where the
   * database does not answer: the feed is not open then, and opens again by itself.
   */
  async confirm(): Promise<void> {
    const { client } = this;
    if (!client) throw new Error('The feed of changes is not open.');
    try {
      await sync(client);
    } catch (error) {
      this.drop(client);
      throw error;
    }
  }

  close(): void {
    this.isClosed = true;
    if (this.client) this.drop(this.client);
  }

  /** Ends a session without waiting: its other end may be gone. */
  private drop(client: Client): void {
    this.client = undefined;
    client.end().catch(this.options.onTrouble);
  }

  private async keepOpen(): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.listen();
        this.isQuiet = false;
      } catch (error) {
        if (!this.isQuiet) this.options.onTrouble(error);
        this.isQuiet = true; // once, and not every second
      }
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }

  /** Opens a session and listens until it ends. */
  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.options.url,
      application_name: 'harrow catalogue',
      connectionTimeoutMillis: LONGEST_ANSWER_MS,
      query_timeout: LONGEST_ANSWER_MS,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => {
      this.drop(client); // what it was is told by whoever asks next
    });
    try {
      await client.connect();
      await this.requireAnnouncements(client);
      client.on('notification', ({ payload = '' }) => {
        this.options.onChange(payload);
      });
      this.options.onOpen();
      this.client = client;
      await ended;
    } finally {
      this.drop(client);
    }
  }

  /** Listens, and makes sure that it is heard: a pooler between here and the database would mute it. */
  private async requireAnnouncements(client: Client): Promise<void> {
    const probe = randomUUID();
    const heard = new Set<string | undefined>();
    const hear = ({ payload }: { payload?: string }) => {
      heard.add(payload);
    };
    client.on('notification', hear);
    await client.query(`LISTEN ${CATALOGUE_CHANGES}`);
    await this.options.announce(probe);
    await sync(client);
    client.off('notification', hear);
    if (!heard.has(probe))
      throw new Error('Changes of the catalogue are not announced to this connection.');
  }
}
