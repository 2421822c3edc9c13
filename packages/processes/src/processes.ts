import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './start-error.ts';

const POLL_MS = 50;

/** Tells whether a process with this id is running, under any user. Zombies do not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

// In a container without an init process, orphans of a killed run remain as zombies.
function isZombie(pid: number): boolean {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return false;
  return 'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2).charAt(0));
}

/** Returns the command line of a process, or undefined if the system does not reveal it. */
export function commandLine(pid: number): string | undefined {
  if (existsSync('/proc/self/cmdline')) {
    return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim();
  }
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined; // `ps` exits with 1 if the process has ended
  }
}

/**
 * Tells whether the process is still the expected one: it is running, and its command line contains
 * `needle` (one of our paths). The id alone is not enough, since ids are reused.
 */
export function isRunningAs(pid: number, needle: string): boolean {
  return isRunning(pid) && (commandLine(pid)?.includes(needle) ?? true);
}

/** Waits until the process has ended; false if it still runs after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (isRunning(pid)) {
    if (Date.now() >= end) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Sends a signal; ignores a process that has just ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
