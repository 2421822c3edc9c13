import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresBinaries } from '@harrow/dev/embedded-postgres/binaries';
import { startPostgresService, type PostgresService } from '@harrow/dev/embedded-postgres/start';
import { startOtherPostgres, startPreparedPostgres } from './prepared-postgres.ts';

/** A PostgreSQL server for one test file, which may stop or crash it. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private server: PostgresService,
    private readonly binaries?: PostgresBinaries,
  ) {}

  /**
   * Starts the server, of another version if `binaries` are given; shops that this file starts
   * afterwards use it.
   */
  static async start(binaries?: PostgresBinaries): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'harrow-own-postgres-'));
    const dataDir = join(folder, 'data');
    const server = await (binaries
      ? startOtherPostgres(dataDir, binaries)
      : startPreparedPostgres(dataDir));
    return new OwnPostgres(folder, server, binaries);
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
      binaries: this.binaries,
    });
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
