import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build of the backend has prepared the plugins, with a list of those that no setting names. */
const PREPARED = join(import.meta.dirname, '..', '..', 'backend', 'own-plugins');

/** Returns the modules that declare the pages of the plugins. */
function declarations({ SHOP_PLUGINS: named = '' }: NodeJS.ProcessEnv): string[] {
  const list = join(PREPARED, 'found.json');
  const found = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const names = named === '' ? found : named.split(',').map((folder) => basename(folder.trim()));
  return names
    .map((name) => join(PREPARED, name, 'storefront', 'pages.ts'))
    .filter((file) => existsSync(file));
}

/** Adds the pages of the plugins of one's own. */
export function ownPages(): Plugin {
  return {
    name: 'harrow-own-pages',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/app\/own-pages\.ts$/ },
      handler() {
        const files = declarations(process.env);
        const imports = files.map(
          (file, at) => `import pages${at} from ${JSON.stringify(file)};\n`,
        );
        const names = files.map((_, at) => `...pages${at}`).join(', ');
        return `${imports.join('')}export const ownPages = [${names}];`;
      },
    },
  };
}
