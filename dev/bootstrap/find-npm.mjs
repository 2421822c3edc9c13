import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Problem } from './problem.mjs';

/** Finds npm's main file: of the npm that runs this, of this Node, or of the npm on the PATH. */
export function findNpm() {
  const folder = dirname(process.execPath);
  const cli = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const onPath = (process.env.PATH ?? '').split(delimiter).map((entry) => join(entry, 'npm'));
  const candidates = [
    process.env.npm_execpath,
    join(folder, '..', 'lib', cli),
    join(folder, cli),
    ...onPath,
  ];
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const file = realpathSync(candidate);
    // npm_execpath names another tool if that tool runs the script
    if (file.endsWith('npm-cli.js')) return file;
  }
  throw new Problem('npm was not found: install Node together with npm from https://nodejs.org.');
}
