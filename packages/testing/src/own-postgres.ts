import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresService, type PostgresService } from '@harrow/dev/embedded-postgres/start';
import { startPreparedPostgres } from './prepared-postgres.ts';

/** A PostgreSQL server for one test file, which may stop or crash it. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private server: PostgresService,
  ) {}

  /** Starts the server; shops that this file starts afterwards use it. */
  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'harrow-own-postgres-'));
    return new OwnPostgres(folder, await startPreparedPostgres(join(folder, 'data')));
  }

  /** PostgreSQL's fast shutdown: sessions are notified and ended. */
  async stop(): Promise<void> {
    await this.server.stop();
  }

  /** PostgreSQL's immediate shutdown: like a crash, with recovery at the next start. */
  async abort(): Promise<void> {
    await this.server.abort();
  }

  /** Restarts it at the same address with the same data. */
  async startAgain(): Promise<void> {
    const { port, pathname } = new URL(this.server.databaseUrl);
    this.server = await startPostgresService({
      dataDir: join(this.folder, 'data'),
      port: Number(port),
      database: pathname.slice(1),
    });
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
