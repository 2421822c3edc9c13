import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresService, type PostgresService } from '../embedded-postgres/start.ts';
import { prepareTemplate } from './template-database.ts';

const DATABASE = 'template_shop';

/** A PostgreSQL server for one test file, which may do to it what nobody else's test would survive. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private server: PostgresService,
  ) {}

  /** Starts the server; the shops that this file starts from then on are on it. */
  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'harrow-own-postgres-'));
    const server = await launch(folder, 0);
    prepareTemplate(server.databaseUrl);
    return new OwnPostgres(folder, server);
  }

  /** PostgreSQL's fast shutdown: sessions are told, and ended. */
  async stop(): Promise<void> {
    await this.server.stop();
  }

  /** PostgreSQL's immediate shutdown: as a crash would be, and recovered from at the next start. */
  async abort(): Promise<void> {
    await this.server.abort();
  }

  /** Starts it again at the same address, with the same data. */
  async startAgain(): Promise<void> {
    this.server = await launch(this.folder, Number(new URL(this.server.databaseUrl).port));
  }

  /** Stops it for good and removes its data. */
  async remove(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const launch = (folder: string, port: number) =>
  startPostgresService({ dataDir: join(folder, 'data'), port, database: DATABASE });
