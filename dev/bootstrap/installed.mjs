import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells whether node_modules matches package-lock.json. npm records the installed packages in
 * node_modules/.package-lock.json, which it writes last.
 */
export function isInstalled(root) {
  const account = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(account)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(account);
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isForThisMachine(entry))
    .every(([path, entry]) => isSame(entry, installed[path]) && existsSync(join(root, path)));
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
