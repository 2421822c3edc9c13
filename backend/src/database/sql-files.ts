import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file with SQL of a plugin, such as `orders/sales.sql`. */
export interface SqlFile {
  name: string;
  text: string;
}

/** Returns the files in a plugin's folder `sql`, or in a folder there, in the order of their names. */
export function sqlFiles(plugin: string, folder = ''): SqlFile[] {
  const root = path.dirname(require.resolve(`${plugin}/package.json`));
  const from = path.join(root, 'dist', 'sql', folder);
  if (!existsSync(from)) return [];
  return readdirSync(from)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: path.posix.join(path.basename(plugin), folder, file),
      text: readFileSync(path.join(from, file), 'utf8'),
    }));
}
