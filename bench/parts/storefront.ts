import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { projectRoot } from '@harrow/processes/project-root';
import { runCommand } from '@harrow/processes/run-command';
import type { Figure } from '../figure.ts';
import type { Part } from '../part.ts';
import { alternate } from '../rounds.ts';

const root = projectRoot();
const DIST = '.cache/bench/storefront';

async function build(): Promise<number> {
  const from = performance.now();
  await runCommand({
    title: 'Building the storefront',
    script: join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    args: ['build', '--outDir', join(root, DIST), '--emptyOutDir'],
    cwd: join(root, 'storefront'),
    logFile: join(root, '.cache', 'logs', 'bench-storefront.log'),
  });
  return (performance.now() - from) / 1000;
}

/** Returns the gzipped size of all files of a kind, in KiB. */
function weight(extension: string): number {
  const folder = join(root, DIST, 'assets');
  const files = readdirSync(folder).filter((name) => name.endsWith(extension));
  const sizes = files.map((name) => gzipSync(readFileSync(join(folder, name))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The scripts that run before the home page shows products, as in the size check. */
function firstPage(): number {
  const program = join(root, 'node_modules', 'size-limit', 'bin.js');
  const env = { ...process.env, STOREFRONT_DIST: DIST };
  const said = execFileSync(process.execPath, [program, '--json'], { cwd: root, env });
  const [page] = z.array(z.object({ size: z.number() })).parse(JSON.parse(said.toString()));
  return (page?.size ?? NaN) / 1024;
}

/** Measures the duration and the output size of the storefront's build. */
export const storefront: Part = async ({ rounds }) => {
  const figure = { part: 'storefront', goals: [] };
  const samples = await alternate(rounds, { build });
  const sizes: Figure = {
    ...figure,
    title: 'size of what is built, gzip',
    unit: 'KiB',
    samples: {
      'scripts before the first page': [firstPage()],
      'all scripts': [weight('.js')],
      styles: [weight('.css')],
    },
  };
  return [{ ...figure, title: 'build from nothing', unit: 's', samples }, sizes];
};
