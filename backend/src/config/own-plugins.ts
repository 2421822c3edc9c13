import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The plugins of one's own, as `scripts/own-plugins.mjs` has prepared them. */
const PREPARED = path.resolve(__dirname, '..', '..', 'own-plugins');

/** The names of the plugins that are there without a setting. */
function found(): string[] {
  const file = path.join(PREPARED, 'found.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Returns the prepared folders of the plugins that `SHOP_PLUGINS` names, or of those that were found. */
export function preparedPlugins(named = ''): string[] {
  const names = named === '' ? found() : named.split(',').map((one) => path.basename(one.trim()));
  return names.map((name) => path.join(PREPARED, name));
}

export const NOT_PREPARED =
  'must name folders of plugins that are compiled: run node backend/scripts/compile.mjs with it';

export const arePrepared = (named: string | undefined): boolean =>
  preparedPlugins(named).every((folder) => existsSync(path.join(folder, 'package.json')));
