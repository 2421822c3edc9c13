import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { StartError } from '../start-error.ts';
import { postgresBinaries, type PostgresBinaries } from './binaries.ts';
import { ensureDataDirectory, readPassword } from './data-directory.ts';
import { readPostmasterFile, stopLeftoverPostgres } from './leftover.ts';
import { runAs } from './run-as.ts';
import { serverEnvironment } from './server-environment.ts';

const HOST = '127.0.0.1';
const POLL_MS = 50;
const FAST_STOP_MS = 10_000;
const MEMORY_RELEASE_MS = 10_000;

/** The options of a server; `port` 0 picks a free one, `log` receives each line of its output. */
interface EmbeddedPostgresOptions {
  dataDir: string;
  port: number;
  /** Without them, those from the package registry. */
  binaries?: PostgresBinaries;
  log?: (line: string) => void;
}

/** A running server. It listens on loopback only, and its superuser has a random password. */
interface EmbeddedPostgres {
  readonly port: number;
  /** The id of the server's process. */
  readonly pid: number;
  /** Settles when the server has ended for any reason. */
  readonly ended: Promise<void>;
  /** The connection URL of a database of this server. */
  url(database: string): string;
  /** Ends all connections and stops; the data is on disk. */
  stop(): Promise<void>;
  /** Stops at once; the next start recovers from the log. */
  abort(): Promise<void>;
}

/**
 * Starts PostgreSQL on `dataDir`, which is created if needed; first stops a server that an earlier
 * run left on it. Resolves when it accepts connections.
 */
export async function startEmbeddedPostgres({
  dataDir: givenDir,
  port: givenPort,
  binaries = postgresBinaries(),
  log = () => undefined,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(givenDir);
  await ensureDataDirectory(dataDir, binaries);
  await stopLeftoverPostgres(dataDir);
  const port = givenPort === 0 ? await freePort() : givenPort;
  const password = readPassword(dataDir); // before the start, since a failure would leave a running server
  return handle(await launch(binaries, dataDir, port, log), port, password);
}

async function launch(
  binaries: PostgresBinaries,
  dataDir: string,
  port: number,
  log: (line: string) => void,
): Promise<ChildProcess> {
  const lastTry = Date.now() + MEMORY_RELEASE_MS;
  for (;;) {
    const lines: string[] = [];
    const child = spawnServer(binaries, dataDir, port, (line) => {
      lines.push(line);
      log(line);
    });
    if (await isReady(child, dataDir)) return child;
    // the child processes of a killed server hold its shared memory for a moment longer
    const mayRetry = lines.some((line) => line.includes('pre-existing shared memory block'));
    if (!mayRetry || Date.now() > lastTry) throw startProblem(lines, port);
    await delay(POLL_MS * 4);
  }
}

function spawnServer(
  { postgres }: PostgresBinaries,
  dataDir: string,
  port: number,
  log: (line: string) => void,
): ChildProcess {
  const as = runAs(dataDir, [dataDir, postgres]);
  const settings = [
    `listen_addresses=${HOST}`,
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
  ].flatMap((setting) => ['-c', setting]);
  const server = [postgres, '-D', dataDir, '-p', String(port), ...settings];
  const [command = postgres, ...args] = [...as.prefix, ...server];
  const child = spawn(command, args, {
    ...(as.prefix.length > 0 ? {} : as.identity),
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // a separate process group: Ctrl-C in the terminal must not stop the database before its clients
    detached: true,
  });
  createInterface({ input: child.stderr }).on('line', log);
  child.once('error', (error) => log(error.message));
  return child;
}

/** Waits for the line "ready" in the server's lock file, as pg_ctl does. */
async function isReady(child: ChildProcess, dataDir: string): Promise<boolean> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const [pid, , , , , , , status = ''] = readPostmasterFile(dataDir);
    if (Number(pid) === child.pid && status.trim() === 'ready') return true;
    await delay(POLL_MS);
  }
  return false;
}

function startProblem(lines: readonly string[], port: number): StartError {
  const has = (text: string) => lines.some((line) => line.includes(text));
  if (has('Address already in use')) {
    return new StartError(`Port ${port} is taken: set EMBEDDED_PG_PORT to a free one.`);
  }
  if (has('No space left on device')) {
    return new StartError(
      'There is no space left on the disk for the database: free some and start again.',
    );
  }
  return new StartError(
    'PostgreSQL ended during startup: fix the problem shown above, or set DATABASE_URL to your own server.',
    lines.slice(-5),
  );
}

function handle(child: ChildProcess, port: number, password: string): EmbeddedPostgres {
  const ended = once(child, 'close').then(() => undefined);
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS);
    await ended.finally(() => clearTimeout(timer));
  };
  return {
    port,
    pid: child.pid ?? 0,
    ended,
    url: (database) => `postgres://postgres:${password}@${HOST}:${port}/${database}`,
    stop: () => stop('SIGINT'),
    abort: () => stop('SIGQUIT'),
  };
}
