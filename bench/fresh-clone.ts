import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import { StartError } from '@harrow/processes/start-error';

const PORTS = [
  'STOREFRONT_PORT',
  'BACKEND_PORT',
  'AUTH_EMULATOR_PORT',
  'PAYMENT_SANDBOX_PORT',
  'EMBEDDED_PG_PORT',
];
/** Settings of services to use instead of the embedded ones, which must not get the demonstration's data. */
const SERVICES = /^(DATABASE|REDIS|FIREBASE|STRIPE|VITE)_/;
/** Not needed for `Ready`: the history, and what is installed after it. */
const NOT_COUNTED = ['.git', 'stock-admin'];

/** Seconds to `Ready` of the first and the second start, and megabytes of the started clone. */
type FreshClone = { first: number; second: number; megabytes: number };

/** Starts the last commit in a new clone, with an empty npm cache, and again with what is there. */
export async function startFreshClone(): Promise<FreshClone> {
  const folder = mkdtempSync(join(tmpdir(), 'harrow-clone-'));
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', projectRoot(), clone]);
    const environment: NodeJS.ProcessEnv = {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SERVICES.test(name))),
      npm_config_cache: join(folder, 'cache'),
      HARROW_DATA_DIR: join(folder, 'data'),
    };
    for (const name of PORTS) environment[name] = String(await freePort());
    const first = await secondsToReady(clone, environment);
    const megabytes = bytesIn(clone, NOT_COUNTED) / 1e6;
    return { first, second: await secondsToReady(clone, environment), megabytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the shop, and stops it when it is ready. */
async function secondsToReady(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, ['dev/run.mjs', 'start'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let seconds: number | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('Ready in')) return;
    seconds = (performance.now() - from) / 1000;
    child.kill('SIGINT');
  });
  await ended;
  if (seconds === undefined) throw new StartError('The shop of the clone did not start.');
  return seconds;
}

/** The bytes that a folder takes on the disk. */
function bytesIn(folder: string, skipped: readonly string[] = []): number {
  return readdirSync(folder)
    .filter((name) => !skipped.includes(name))
    .reduce((sum, name) => {
      const path = join(folder, name);
      const stat = lstatSync(path);
      return sum + (stat.isDirectory() ? bytesIn(path) : stat.blocks * 512);
    }, 0);
}
