import { readFileSync } from 'node:fs';
import path from 'node:path';

const COMMENT_LINES = /^--.*\n/gm;

/**
 * Returns the text of a plugin's `sql/statements/<name>.sql` without lines of comments:
 * `sqlStatement('@harrow/orders', 'place-orders')`. Called once for each statement, when its module is loaded;
 * throws if the file does not exist.
 */
export function sqlStatement(plugin: string, name: string): string {
  const root = path.dirname(require.resolve(`${plugin}/package.json`));
  const file = path.join(root, 'dist', 'sql', 'statements', `${name}.sql`);
  return readFileSync(file, 'utf8').replace(COMMENT_LINES, '');
}
