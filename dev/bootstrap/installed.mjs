import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what package-lock.json asks for, whoever installed it. npm leaves its
 * own account of what it did in node_modules/.package-lock.json, and writes it last.
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

// Optional packages without a system are parts of others that may rightly be missing; whether one is
// for this machine's C library is npm's to say.
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
