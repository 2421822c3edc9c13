import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

const DIST = join(import.meta.dirname, process.env.STOREFRONT_DIST ?? 'storefront/dist');

/** Vite's manifest of the last build: each chunk by its source. */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** Returns a chunk's file and those of its imports. */
function filesOf(key) {
  const { file, imports = [] } = manifest[key];
  return [file, ...imports.flatMap(filesOf)];
}

/** Returns the scripts of a page that a visitor may see first: early script, entry and page. */
function scriptsOf(page) {
  const early = readdirSync(join(DIST, 'assets')).filter((name) =>
    /^before-paint-.*\.js$/.test(name),
  );
  if (early.length !== 1) throw new Error('Expected one early script in the build.');
  const files = [
    `assets/${early[0]}`,
    ...filesOf('index.html'),
    ...filesOf('src/app/shop.tsx'),
    ...filesOf(`src/app/routes/${page}.tsx`),
  ];
  return [...new Set(files)].map((file) => join(DIST, file));
}

const { pageBudgets } = await tsImport('./storefront/src/app/page-budgets.ts', import.meta.url);

export default Object.entries(pageBudgets).map(([route, budget]) => ({
  name: `JavaScript of the page ${route}`,
  path: scriptsOf(route),
  gzip: true,
  limit: `${budget} KiB`,
}));
