import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROUTES = path.dirname(require.resolve('@medusajs/medusa/dist/api/routes/admin')) + '/..';

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

function listsOf(area: string, folder: string): string[] {
  const source = readFileSync(path.join(ROUTES, area, folder, 'index.js'), 'utf8');
  const mount = matches(source, /app\.use\("([^"]+)"/g)[0] ?? `/${folder}`;
  return matches(source, /\.get\("([^":]*)"/g).map((rest) =>
    `/${area}${mount}${rest}`.replace(/:\w+/g, 'unknown').replace(/\/$/, ''),
  );
}

/** Returns every list path of the engine, without those of single records, read from its routers. */
export const engineLists = (area: 'admin' | 'store'): string[] =>
  readdirSync(path.join(ROUTES, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => listsOf(area, name));
