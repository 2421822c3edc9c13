import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresBinaries } from '@harrow/dev/embedded-postgres/binaries';
import {
  startPostgresService,
  type PostgresService,
  type PostgresServiceOptions,
} from '@harrow/dev/embedded-postgres/start';
import { copyData, startOtherPostgres, startPreparedPostgres } from './prepared-postgres.ts';

/** A PostgreSQL server for one test file, which may stop or crash it. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private server: PostgresService,
    private readonly options: Pick<PostgresServiceOptions, 'binaries' | 'log'> = {},
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
    return new OwnPostgres(folder, server, { binaries });
  }

  /**
   * Starts a hot standby, which receives the changes of this server as a stream. This server restarts for
   * it. `log` receives the lines of the standby's output, which contains each statement after the name of
   * its database.
   */
  async startStandby(log: (line: string) => void): Promise<OwnPostgres> {
    const { port, username, password, pathname } = new URL(this.server.databaseUrl);
    const folder = mkdtempSync(join(tmpdir(), 'harrow-standby-'));
    const dataDir = join(folder, 'data');
    await this.stop();
    copyData(join(this.folder, 'data'), dataDir); // the package lacks pg_basebackup
    await this.startAgain();
    writeFileSync(join(dataDir, 'standby.signal'), '');
    const settings = {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
      log_statement: 'all',
      log_line_prefix: '%d ',
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(dataDir, 'postgresql.auto.conf'), lines.join(''));
    const options = { ...this.options, log };
    const database = pathname.slice(1);
    const server = await startPostgresService({ dataDir, port: 0, database, ...options });
    return new OwnPostgres(folder, server, options);
  }

  /** Returns the URL of a database of another server, with this server's address. */
  urlOf(databaseUrl: string): string {
    return Object.assign(new URL(databaseUrl), { host: new URL(this.server.databaseUrl).host })
      .href;
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
      ...this.options,
    });
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
