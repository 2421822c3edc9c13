import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the repository's root: the nearest folder above `from` with both `dev` and a lock file. */
export function projectRoot(from: string = process.cwd()): string {
  if (existsSync(join(from, 'dev', 'run.mjs')) && existsSync(join(from, 'package-lock.json'))) {
    return from;
  }
  const parent = dirname(from);
  if (parent === from) throw new Error('Start this from inside the repository.');
  return projectRoot(parent);
}
