/**
 * Draws every picture of the shop into storefront/public.
 *
 *   node --import tsx storefront/drawings/build.ts           writes the files
 *   node --import tsx storefront/drawings/build.ts --check   exits 1 if one is missing or differs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './pictures';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

function stored(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const files = generatedFiles();
const stale = [...files].filter(([path, content]) => stored(join(PUBLIC, path)) !== content);

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is not what the drawings make.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, content] of stale) {
    mkdirSync(dirname(join(PUBLIC, path)), { recursive: true });
    writeFileSync(join(PUBLIC, path), content);
  }
  console.log(`${files.size} pictures drawn, ${stale.length} changed.`);
}
