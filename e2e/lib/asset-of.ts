import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@harrow/processes/project-root';

/** Returns the file with a module of the built storefront, which is named by its hash. Throws if it has none. */
export function assetOf(source: string): string {
  const manifest = join(projectRoot(), 'storefront', 'dist', '.vite', 'manifest.en.json');
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const chunk = files[source];
  if (!chunk) throw new Error(`${source} is not a chunk of its own.`);
  return chunk.file;
}
