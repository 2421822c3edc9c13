import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Build output, and files that a build does not read. */
const SKIPPED = new Set(['node_modules', 'dist', 'build', '.cache', '__tests__', 'coverage']);

/**
 * A fingerprint of the names and contents of files and folders. It ignores dates, which change in a
 * clone or after switching branches. Missing files count as empty.
 */
export function sourceHash(root: string, inputs: readonly string[], extra: unknown = ''): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const input of [...inputs].sort()) addPath(hash, root, input);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, path: string): void {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) {
    hash.update(`\0${path}\0`).update(readFileSync(absolute));
    return;
  }
  for (const entry of readdirSync(absolute).sort()) {
    const isSkipped = SKIPPED.has(entry) || entry.endsWith('.tsbuildinfo');
    if (!isSkipped) addPath(hash, root, `${path}/${entry}`);
  }
}
