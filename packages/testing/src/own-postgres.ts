import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresBinaries } from '@harrow/processes/embedded-postgres/binaries';
import {
  startPostgresService,
  type PostgresService,
  type PostgresServiceOptions,
} from '@harrow/processes/embedded-postgres/start';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { copyData, startOtherPostgres, startPreparedPostgres } from './prepared-postgres.ts';

/** A PostgreSQL server for one test file, which may stop or crash it. */
export class OwnPostgres {
  private folder = '';
  private started?: PostgresService;

  constructor(private readonly options: Pick<PostgresServiceOptions, 'binaries' | 'log'> = {}) {}

  /** Starts the server; shops that this file starts afterwards use it. */
  async start(): Promise<void> {
    const { binaries } = this.options;
    this.folder = mkdtempSync(join(tmpdir(), 'harrow-own-postgres-'));
    this.started = await (binaries
      ? startOtherPostgres(this.dataDir, binaries)
      : startPreparedPostgres(this.dataDir));
  }

  private get dataDir(): string {
    return join(this.folder, 'data');
  }

  private get server(): PostgresService {
    if (!this.started) throw new Error('PostgreSQL has not started.');
    return this.started;
  }

  /**
   * Starts a hot standby, which receives the changes of this server as a stream. This server restarts for
   * it. `log` receives the lines of the standby's output, which contains each statement after the name of
   * its database.
   */
  async startStandby(log: (line: string) => void): Promise<OwnPostgres> {
    const { port, username, password, pathname } = new URL(this.server.databaseUrl);
    const standby = new OwnPostgres({ ...this.options, log });
    standby.folder = mkdtempSync(join(tmpdir(), 'harrow-standby-'));
    const { dataDir } = standby;
    await this.stop();
    copyData(this.dataDir, dataDir); // the package lacks pg_basebackup
    await this.startAgain();
    writeFileSync(join(dataDir, 'standby.signal'), '');
    const settings = {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
      log_statement: 'all',
      log_line_prefix: '%d ',
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
    appendFileSync(join(dataDir, 'postgresql.auto.conf'), lines.join(''));
    const database = pathname.slice(1);
    standby.started = await startPostgresService({
      ...standby.options,
      dataDir,
      port: 0,
      database,
    });
    return standby;
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
    this.started = await startPostgresService({
      dataDir: this.dataDir,
      port: Number(port),
      database: pathname.slice(1),
      ...this.options,
    });
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.started?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Starts a PostgreSQL server before the tests of a file or group, of another version if `binaries` are given,
 * and removes it after them. Shops that start later use it.
 */
export function useOwnPostgres(binaries?: PostgresBinaries): OwnPostgres {
  const stopped = stoppedAfterwards();
  const postgres = new OwnPostgres({ binaries });
  beforeAll(() => postgres.start().finally(() => stopped(postgres, () => postgres.remove())));
  return postgres;
}
