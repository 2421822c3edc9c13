import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build makes, and what it does not read. */
const SKIPPED = new Set(['node_modules', 'dist', 'build', '.cache', '__tests__', 'coverage']);

/**
 * A fingerprint of files and folders: their names and contents, whatever their dates (a clone and a
 * branch that was switched twice have new dates and the same sources). Missing ones count as empty.
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
