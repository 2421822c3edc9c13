import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, fileProblem } from '../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { runAs, type RunAs } from './run-as.ts';
import { serverEnvironment } from './server-environment.ts';

const PASSWORD_FILE = 'harrow.password';

/** The password of the superuser `postgres` of this data directory. */
export function readPassword(dataDir: string): string {
  const file = join(dataDir, PASSWORD_FILE);
  if (!existsSync(file)) {
    throw new StartError(
      `${file} is missing: put it back, or delete ${dataDir} to begin with an empty shop.`,
    );
  }
  return readFileSync(file, 'utf8').trim();
}

/** Tells whether the folder is a data directory created by any PostgreSQL. */
function isInitialised(dataDir: string): boolean {
  return existsSync(join(dataDir, 'PG_VERSION'));
}

/**
 * Creates the data directory unless it exists. It is created under another name and renamed when
 * complete, so that a killed run leaves no partial directory.
 */
export async function ensureDataDirectory(
  dataDir: string,
  binaries: PostgresBinaries,
): Promise<void> {
  requireOwnership(dataDir);
  if (isInitialised(dataDir)) {
    checkMajor(dataDir, binaries.major);
    return;
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartError(
      `${dataDir} is not a data directory of PostgreSQL: move it away and start again.`,
    );
  }
  try {
    await initialise(dataDir, binaries);
  } catch (error) {
    throw fileProblem(error, dirname(dataDir));
  }
}

function requireOwnership(dataDir: string): void {
  const uid = process.getuid?.();
  const stat = statSync(dataDir, { throwIfNoEntry: false });
  if (stat === undefined || uid === undefined || uid === 0 || stat.uid === uid) return;
  throw new StartError(
    `${dataDir} belongs to another user (id ${stat.uid}): start as that user, or delete the folder to begin with an empty shop.`,
  );
}

function checkMajor(dataDir: string, major: number): void {
  const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (found === String(major)) return;
  throw new StartError(
    `${dataDir} was made by PostgreSQL ${found} and this is PostgreSQL ${major}: move the folder away to begin with an empty shop, or set DATABASE_URL to a server of version ${found}.`,
  );
}

/**
 * The same collation and case mapping on every machine, regardless of its locales: PostgreSQL
 * contains them since version 17. An earlier one needs the system's.
 */
const localeOptions = (major: number): string[] =>
  major < 17
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

async function initialise(dataDir: string, { initdb, major }: PostgresBinaries): Promise<void> {
  const draft = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const as = runAs(dataDir, [dirname(dataDir), initdb]);
  for (const path of [draft, passwordFile]) giveTo(as, path);

  await runInitdb(as, initdb, [
    `--pgdata=${draft}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...localeOptions(major),
  ]);
  renameSync(passwordFile, join(draft, PASSWORD_FILE));
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(draft, dataDir);
}

function giveTo({ identity }: RunAs, path: string): void {
  if (identity !== undefined) chownSync(path, identity.uid, identity.gid);
  chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
}

function runInitdb(as: RunAs, initdb: string, args: string[]): Promise<void> {
  const [command = initdb, ...rest] = [...as.prefix, initdb, ...args];
  const child = spawn(command, rest, {
    ...(as.prefix.length > 0 ? {} : as.identity),
    env: serverEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      reject(initdbProblem(output));
    });
  });
}

function initdbProblem(output: string): Error {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  if (output.includes('No space left on device')) {
    return new StartError(
      'There is no space left on the disk for the database: free some and start again.',
    );
  }
  return new StartError(
    'PostgreSQL could not create its data directory: fix the problem shown above, or set DATABASE_URL to your own server.',
    lines.slice(-5),
  );
}
