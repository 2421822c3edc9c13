import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, process.env.STOREFRONT_DIST ?? 'storefront/dist');
const HOME = 'src/app/routes/home.tsx';

/** Vite's manifest of the last build: each chunk by its source. */
const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));

/** Returns a chunk's file and those of its imports. */
function filesOf(key) {
  const { file, imports = [] } = manifest[key];
  return [file, ...imports.flatMap(filesOf)];
}

/** Returns the scripts that run before the home page shows products: early script, entry and page. */
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
