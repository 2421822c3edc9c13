/**
 * Draws every picture of the shop into storefront/public, and lists the views for the seed.
 *
 *   node --import tsx pictures/build.ts           writes the files
 *   node --import tsx pictures/build.ts --check   exits with 1 if a file is out of date
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './pictures';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

function stored(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const files = generatedFiles();
const stale = [...files].filter(([path, content]) => stored(join(ROOT, path)) !== content);

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is out of date.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), content);
  }
  console.log(`Drew ${files.size} files; ${stale.length} changed.`);
}
