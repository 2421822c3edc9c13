import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './start-error.ts';

const POLL_MS = 50;

/** Whether a process with this id runs, whoever owns it. One that has ended and was not collected does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

// In a container nothing may collect the orphans of a killed run: they stay, ended, under their id.
function isZombie(pid: number): boolean {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return false;
  return 'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2).charAt(0));
}

/** The command line of a process, or undefined where the system does not tell. */
export function commandLine(pid: number): string | undefined {
  if (existsSync('/proc/self/cmdline')) {
    return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim();
  }
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined; // `ps` exits with 1 when the process has gone.
  }
}

/**
 * Whether this process is still the one we mean: it runs, and its command line names `needle` (a
 * path of ours). An id alone proves nothing, it may have been given to another process since.
 */
export function isRunningAs(pid: number, needle: string): boolean {
  return isRunning(pid) && (commandLine(pid)?.includes(needle) ?? true);
}

/** Waits until the process has gone; false when it still runs after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (isRunning(pid)) {
    if (Date.now() >= end) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Sends a signal; a process that has just gone is no error. */
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
