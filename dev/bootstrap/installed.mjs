import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededBy } from './needed-by.mjs';

/**
 * Tells whether node_modules has the wanted packages of package-lock.json. npm records the installed
 * packages in node_modules/.package-lock.json, which it writes last.
 */
export function isInstalled(root, workspace) {
  const account = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(account)) return false;
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(account);
  return wantedPackages(root, workspace).every(
    (path) => isSame(locked[path], installed[path]) && existsSync(join(root, path)),
  );
}

/**
 * Returns the paths of the packages that npm installs on this machine: all of them, or those that one
 * workspace needs.
 */
export function wantedPackages(root, workspace) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const paths = workspace === undefined ? Object.keys(locked) : neededBy(workspace, locked);
  return paths.filter((path) => path !== '' && isForThisMachine(locked[path]));
}

/** Returns how many of these packages are unpacked. */
export function countUnpacked(root, paths) {
  return paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

// Optional packages without a system are parts of others and may be missing; npm decides which one
// fits this machine's C library.
function isForThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (libc || (!os && !cpu)) return false;
  return (
    (os ?? [process.platform]).includes(process.platform) &&
    (cpu ?? [process.arch]).includes(process.arch)
  );
}

function isSame(wanted, installed) {
  if (installed === undefined) return false;
  return wanted.version === installed.version && wanted.integrity === installed.integrity;
}
