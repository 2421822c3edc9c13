import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, process.env.STOREFRONT_DIST ?? 'storefront/dist');
const HOME = 'src/app/routes/home.tsx';

/** What Vite says of each chunk of the last build, by its source. */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** A chunk's file and those that it cannot run without. */
function filesOf(key) {
  const { file, imports = [] } = manifest[key];
  return [file, ...imports.flatMap(filesOf)];
}

/** All that runs until the home page shows products: the early script, the entry and the page. */
function firstPage() {
  const early = readdirSync(join(DIST, 'assets')).filter((name) =>
    /^before-paint-.*\.js$/.test(name),
  );
  if (early.length !== 1) throw new Error('Expected one early script in the build.');
  const files = [
    `assets/${early[0]}`,
    ...filesOf('index.html'),
    ...filesOf('src/app/shop.tsx'),
    ...filesOf(HOME),
  ];
  return [...new Set(files)].map((file) => join(DIST, file));
}

export default [
  {
    name: 'JavaScript before the home page shows products',
    path: firstPage(),
    gzip: true,
    limit: '100 KiB',
  },
];
