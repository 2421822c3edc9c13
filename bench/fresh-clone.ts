import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '@harrow/e2e/lib/running-shop.ts';
import { projectRoot } from '@harrow/processes/project-root';

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
    const services = Object.keys(process.env).filter((name) => SERVICES.test(name));
    const variables: NodeJS.ProcessEnv = {
      ...Object.fromEntries(services.map((name) => [name, undefined])),
      npm_config_cache: join(folder, 'cache'),
      HARROW_DATA_DIR: join(folder, 'data'),
    };
    const first = await secondsToReady(clone, variables);
    const megabytes = bytesIn(clone, NOT_COUNTED) / 1e6;
    return { first, second: await secondsToReady(clone, variables), megabytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the shop, and stops it when it is ready. */
async function secondsToReady(clone: string, variables: NodeJS.ProcessEnv): Promise<number> {
  const from = performance.now();
  const shop = await startShop(clone, variables);
  const seconds = (performance.now() - from) / 1000;
  await shop.stop();
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
