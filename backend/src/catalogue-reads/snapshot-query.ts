import type { Client, Connection, Submittable } from 'pg';

const NAME = 'harrow_snapshot';
const TEXT = 'SELECT pg_current_snapshot()::text';

/** The connections that have parsed the statement. */
const prepared = new WeakSet<Connection>();

/** The messages of the server that a query gets, as the driver calls it. */
type DataRow = { fields: (string | null)[] };

/**
 * Asks for the server's current snapshot with the fewest messages: the driver's own queries also ask for
 * a description of the result, and take about twice as much of the processor.
 */
class SnapshotQuery implements Submittable {
  private snapshot = '';

  /** The driver wraps the callback to implement its timeout. */
  constructor(
    private readonly prepares: boolean,
    private readonly callback: (error: Error | null, snapshot?: string) => void,
  ) {}

  submit(connection: Connection): void {
    const name = this.prepares ? NAME : '';
    connection.stream.cork();
    try {
      if (!name || !prepared.has(connection)) {
        connection.parse({ name, text: TEXT, types: [] }, true);
        prepared.add(connection);
      }
      connection.bind({ statement: name, values: [] }, true);
      connection.execute({}, true);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleDataRow({ fields }: DataRow): void {
    this.snapshot = fields[0] ?? '';
  }

  handleCommandComplete(): void {
    // the row has been read
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null, this.snapshot);
  }
}

/** Returns the server's current snapshot, as text. Throws if it does not answer in time. */
export const readSnapshot = (client: Client, prepares: boolean): Promise<string> =>
  new Promise((resolve, reject) => {
    client.query(
      new SnapshotQuery(prepares, (error, snapshot = '') => {
        if (error) reject(error);
        else resolve(snapshot);
      }),
    );
  });
