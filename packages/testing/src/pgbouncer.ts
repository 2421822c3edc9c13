import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram } from '@harrow/processes/find-program';
import { freePort } from '@harrow/processes/free-port';
import { describeIf } from './describe-if.ts';
import { until } from './shopping.ts';

const program = findProgram('pgbouncer');

export const describeWithPgBouncer = describeIf(program !== undefined, 'REQUIRE_PGBOUNCER');

/** The first version that keeps track of named statements in transaction mode. */
const PREPARING = [1, 21] as const;
const SERVER_CONNECTIONS = 10;
/** PgBouncer refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** Set for the database instead, since a pooled session does not take them from a client. */
const IGNORED = [
  'extra_float_digits',
  'options',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
];

/** A real PgBouncer in transaction mode in front of one database. */
export class PgBouncer {
  /** Whether it supports named statements. */
  readonly prepares: boolean;
  /** The connection string of the database through the pooler. */
  readonly url: string;
  private end: () => Promise<void> = () => Promise.resolve();

  private constructor(
    private readonly folder: string,
    databaseUrl: string,
    port: number,
  ) {
    const { stdout } = spawnSync(program ?? 'pgbouncer', ['--version'], { encoding: 'utf8' });
    const [major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(stdout)?.slice(1).map(Number) ?? [];
    this.prepares = major > PREPARING[0] || (major === PREPARING[0] && minor >= PREPARING[1]);
    this.url = Object.assign(new URL(databaseUrl), { port: String(port) }).href;
    const { username, password, port: server } = new URL(databaseUrl);
    const settings = {
      listen_addr: '127.0.0.1',
      listen_port: port,
      unix_socket_dir: '',
      auth_type: 'trust',
      auth_file: join(folder, 'users.txt'),
      pool_mode: 'transaction',
      max_client_conn: 500,
      default_pool_size: SERVER_CONNECTIONS,
      ignore_startup_parameters: IGNORED.join(','),
      ...(this.prepares ? { max_prepared_statements: 200 } : {}),
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
    const databases = `[databases]\n* = host=127.0.0.1 port=${server}\n`;
    writeFileSync(join(folder, 'pgbouncer.ini'), `${databases}[pgbouncer]\n${lines.join('\n')}\n`);
    writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
    chmodSync(folder, 0o755);
  }

  static async start(databaseUrl: string): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'harrow-pgbouncer-'));
    const pooler = new PgBouncer(folder, databaseUrl, await freePort());
    await pooler.launch();
    return pooler;
  }

  /** Restarts it without mercy: every connection is lost. */
  async restart(): Promise<void> {
    await this.end();
    await this.launch();
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async launch(): Promise<void> {
    if (program === undefined) throw new Error('No pgbouncer: install the package pgbouncer.');
    const child = spawn(program, ['--quiet', join(this.folder, 'pgbouncer.ini')], {
      stdio: 'ignore',
      ...NOBODY,
    });
    const ended = once(child, 'exit');
    this.end = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    await until(
      () => this.answers(),
      (isUp) => isUp,
    );
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client(this.url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false; // it is still starting
    }
  }
}

/** The settings that a pooled session must have by itself, as docs/operations.md recommends. */
export const POOLED_SESSION = {
  DateStyle: 'ISO',
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
};
