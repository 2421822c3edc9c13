import { connect, createServer, type Server } from 'node:net';
import { listen } from '@harrow/processes/listen';

/** The frontend messages of PostgreSQL that run a statement: a simple query, and an execution. */
const RUNS = new Set([0x51, 0x45]); // Q, E
const LENGTH_BYTES = 4;

/** Returns a function that reads a connection's bytes and returns how many statements they run. */
function messageReader(): (bytes: Buffer) => number {
  let rest = Buffer.alloc(0);
  let typeBytes = 0; // the first message of a connection has no type
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    let runs = 0;
    while (rest.length >= typeBytes + LENGTH_BYTES) {
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) break;
      if (typeBytes === 1 && RUNS.has(rest[0] ?? 0)) runs += 1;
      rest = rest.subarray(end);
      typeBytes = 1;
    }
    return runs;
  };
}

/** A way to a local PostgreSQL that counts the statements of a backend. */
export class StatementCounter {
  /** The statements since the start. */
  count = 0;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  /** Starts it in front of the server of a database. */
  static async start(databaseUrl: string): Promise<StatementCounter> {
    const target = Number(new URL(databaseUrl).port);
    const server = createServer();
    const port = await listen(server, { host: '127.0.0.1', port: 0 }, '');
    const counter = new StatementCounter(server, port);
    server.on('connection', (socket) => {
      const runsIn = messageReader();
      const database = connect(target, '127.0.0.1');
      socket.on('data', (bytes) => {
        counter.count += runsIn(bytes);
      });
      socket.pipe(database).pipe(socket);
      // tests end either side
      socket.on('error', () => database.destroy());
      database.on('error', () => socket.destroy());
    });
    return counter;
  }

  /** Returns the database's URL by this way. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** Closes it after its connections have ended. */
  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}
