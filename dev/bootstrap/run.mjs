import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { Problem } from './problem.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 1000;
/** The workspace whose packages a command needs; other commands need all. */
export const WORKSPACE_OF = { start: 'dev' };
const STARTED_AT = Date.now();

/** Installs missing packages, runs <command>/main.ts of dev or e2e and returns its exit code. */
export async function run(command = 'start', args = []) {
  try {
    refuseProduction(command);
    const main = ['dev', 'e2e', '.']
      .map((folder) => join(ROOT, folder, command, 'main.ts'))
      .find(existsSync);
    if (!main) throw new Problem(`There is no command "${command}": use start, test or dev.`);
    await installIfNeeded(ROOT, WORKSPACE_OF[command]);
    process.exitCode = await runMain(main, args);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

function refuseProduction(command) {
  if (process.env.NODE_ENV !== 'production' || command === 'test') return;
  throw new Problem(
    'NODE_ENV=production is set, and this command runs the demonstration with its embedded services: unset it, or see docs/operations.md for how to run the shop in production.',
  );
}

function runMain(main, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    cwd: ROOT,
    env: { ...process.env, HARROW_STARTED_AT: String(STARTED_AT) },
    // the channel tells the child when this process is killed
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  const stopWatching = watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopWatching();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

// npm may be killed without passing on a signal. Without npm the parent is a shell, which may end first.
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parents = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === parents) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  return () => clearInterval(timer);
}

// a shell between npm and this process outlives npm
function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  if (!existsSync(stat)) return String(process.ppid);
  const [, grandparent] = readFileSync(stat, 'utf8').split(') ').pop().split(' ');
  return `${process.ppid} ${grandparent}`;
}
