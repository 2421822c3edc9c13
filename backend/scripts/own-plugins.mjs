// The plugins of one's own: folders of the maker's, which no file of the shop names.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Plugins are found here without a setting. */
const HOME = path.join(ROOT, 'plugins');

/** The prepared plugins. They are inside the repository, so that they find the packages of the shop. */
const PREPARED = path.join(ROOT, 'backend', 'own-plugins');

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the folders in `plugins`, or those that `SHOP_PLUGINS` names, separated by commas. */
function ownPlugins({ SHOP_PLUGINS: named = '' }) {
  if (named.trim() !== '') return named.split(',').map((name) => path.resolve(ROOT, name.trim()));
  if (!existsSync(HOME)) return [];
  return readdirSync(HOME, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(HOME, name));
}

/** Throws an error that says what a folder lacks. */
function requirePlugin(folder) {
  const name = path.basename(folder);
  if (!existsSync(path.join(folder, 'package.json'))) {
    throw new Error(`${folder} is no plugin: it has no package.json (SHOP_PLUGINS, plugins/).`);
  }
  if (!NAME.test(name)) {
    throw new Error(`${folder}: the name of a plugin has small letters, digits and dashes.`);
  }
  if (existsSync(path.join(ROOT, 'backend-plugins', name))) {
    throw new Error(`${folder}: the shop has a plugin of the name ${name}; give yours another.`);
  }
}

/** The record of the plugins that are there without a setting, for processes that do not have their sources. */
function recordFound(variables) {
  const found = ownPlugins({ ...variables, SHOP_PLUGINS: '' }).map((one) => path.basename(one));
  writeFileSync(path.join(PREPARED, 'found.json'), JSON.stringify(found));
}

/**
 * Prepares the plugins: manifest, SQL and pages as they are, and the sources compiled by `compileFolder(from, to)`.
 * Returns their names.
 */
export async function prepareOwnPlugins(variables, compileFolder) {
  mkdirSync(PREPARED, { recursive: true });
  recordFound(variables);
  const folders = ownPlugins(variables);
  folders.forEach(requirePlugin);
  for (const folder of folders) {
    const to = path.join(PREPARED, path.basename(folder));
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to);
    cpSync(path.join(folder, 'package.json'), path.join(to, 'package.json'));
    for (const [name, copy] of [
      ['sql', 'dist/sql'],
      ['src', 'src'], // pages read the declarations of their calls from there
      ['storefront', 'storefront'],
    ]) {
      const from = path.join(folder, name);
      if (existsSync(from)) cpSync(from, path.join(to, copy), { recursive: true });
    }
    // a plugin may bring packages that the shop does not have
    const packages = path.join(folder, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(to, 'node_modules'));
    const src = path.join(folder, 'src');
    if (existsSync(src)) await compileFolder(src, path.join(to, 'dist'));
  }
  return folders.map((folder) => path.basename(folder));
}
