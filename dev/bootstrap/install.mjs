import { spawn } from 'node:child_process';
import { findNpm } from './find-npm.mjs';
import { countUnpacked, isInstalled, wantedPackages } from './installed.mjs';
import { Problem } from './problem.mjs';
import { showWaiting } from './waiting.mjs';

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT/;

/**
 * Installs the packages of package-lock.json unless they are installed: those of one workspace and of
 * the workspaces that it names, or all of them.
 */
export async function installIfNeeded(root, workspace) {
  if (isInstalled(root, workspace)) return;
  const wanted = wantedPackages(root, workspace);
  const waiting = showWaiting('Installing the packages', () => [
    countUnpacked(root, wanted),
    wanted.length,
  ]);
  let isDone = false;
  try {
    await installPackages(root, workspace);
    isDone = true;
  } finally {
    waiting.end(isDone);
  }
}

/** Runs npm in the folder. Throws a problem if it fails. */
export async function installPackages(folder, workspace) {
  const { code, output } = await npm(folder, workspace);
  if (code !== 0) throw new Problem(explain(folder, output));
}

function npm(folder, workspace) {
  const leash = new URL('../../packages/processes/src/leash.mjs', import.meta.url).href;
  // NODE_ENV=production would omit the packages that build and test the shop
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  if (workspace !== undefined) args.push(`--workspace=${workspace}`);
  const child = spawn(process.execPath, ['--import', leash, findNpm(), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += chunk));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

function explain(root, output) {
  if (/ENOSPC|no space left/i.test(output)) {
    return `There is no space left on the disk of ${root}: the packages need about 1 GB, free some and start again.`;
  }
  if (NO_NETWORK.test(output)) {
    return 'The package registry cannot be reached to install the packages: check the network (and `npm config get registry`) and start again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `${root} cannot be written by this user: give yourself the right to write there, or start as its owner.`;
  }
  const reason = /npm error (?!code )(.+)/.exec(output)?.[1] ?? 'no reason given';
  return `npm could not install the packages (${reason.trim()}): run \`npm ci\` to see its full output.`;
}
