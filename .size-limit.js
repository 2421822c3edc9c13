import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

const limits = {
  home: '100 KiB',
  // the others have filters, or the place among the categories
  'all-products': '108 KiB',
  category: '108 KiB',
  search: '108 KiB',
  product: '104 KiB',
};

export default Object.entries(limits).map(([page, limit]) => ({
  name: `JavaScript of the page ${page}`,
  path: scriptsOf(page),
  gzip: true,
  limit,
}));
