// Compiles the backend, its plugins and the packages that they share into their dist folders, beside copies of
// their SQL, in seconds. Types are not checked here, but by `npm run check`.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { prepareOwnPlugins } from './own-plugins.mjs';

const BACKEND = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The counterpart of tsconfig.plugin.json. */
const OPTIONS = {
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  // the storefront's server imports the contract, an ES module a CommonJS one, by the names it can read
  module: { type: 'commonjs', exportInteropAnnotation: true },
  jsc: {
    target: 'es2022',
    transform: {
      react: { runtime: 'automatic' },
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
    },
  },
};

/** The backend and the packages that its TypeScript project refers to. */
function serverPackages() {
  const project = JSON.parse(readFileSync(path.join(BACKEND, 'tsconfig.json'), 'utf8'));
  return [BACKEND, ...project.references.map((reference) => path.join(BACKEND, reference.path))];
}

/** Excludes the elements in backend/src/admin, which the build of the stock admin compiles. */
function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true }).filter(
    (file) =>
      // the route of `/shop.json` is in a folder of this name
      !statSync(path.join(folder, file)).isDirectory() &&
      /(?<!\.d)\.(tsx?|json)$/.test(file) &&
      !file.includes('__tests__') &&
      !/^admin[\\/].*\.tsx$/.test(file),
  );
}

// Output of a removed source would be loaded. The declarations are tsc's, which knows their state.
function removeOutput(dist) {
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || entry.name.endsWith('.d.ts')) continue;
    rmSync(path.join(entry.parentPath, entry.name));
  }
}

async function compile(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  if (from.endsWith('.json')) return copyFileSync(from, to);
  const output = to.replace(/\.tsx?$/, '.js');
  const sourceFileName = path.relative(path.dirname(to), from);
  const parser = { syntax: 'typescript', decorators: true, tsx: from.endsWith('.tsx') };
  const jsc = { ...OPTIONS.jsc, parser };
  const { code, map } = await transformFile(from, { ...OPTIONS, jsc, sourceFileName });
  const name = path.basename(output);
  writeFileSync(output, `${code}\n//# sourceMappingURL=${name}.map\n`);
  writeFileSync(`${output}.map`, map);
}

/** Compiles the sources of a folder into another. */
async function compileFolder(src, dist) {
  await Promise.all(
    sourcesOf(src).map((file) => compile(path.join(src, file), path.join(dist, file))),
  );
}

// usage: node backend/scripts/compile.mjs [--own-plugins]
const isAll = !process.argv.includes('--own-plugins');
if (process.env.ENV_FILE) process.loadEnvFile(process.env.ENV_FILE);
for (const folder of isAll ? serverPackages() : []) {
  const [src, dist, sql] = ['src', 'dist', 'sql'].map((name) => path.join(folder, name));
  removeOutput(dist);
  if (existsSync(sql)) cpSync(sql, path.join(dist, 'sql'), { recursive: true });
  await compileFolder(src, dist);
}
await prepareOwnPlugins(process.env, compileFolder);
