import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, process.env.STOREFRONT_DIST ?? 'storefront/dist');

/** Vite's manifest of the last build: each chunk by its source. */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.en.json'), 'utf8'));

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

/** The most KiB of compressed JavaScript that a page may take as the first one of a visit, by route. */
const BUDGETS = {
  home: 100,
  // with filters, or the place among the categories
  'all-products': 113,
  category: 113,
  search: 113,
  product: 111,
  // the parts books, with the list of machines
  machines: 113,
  machine: 113,
  figure: 131,
  // with its forms, orders and suggestions
  list: 154,
};

export default Object.entries(BUDGETS).map(([route, budget]) => ({
  name: `JavaScript of the page ${route}`,
  path: scriptsOf(route),
  gzip: true,
  limit: `${budget} KiB`,
}));
