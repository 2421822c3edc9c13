import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isRunning, signal, waitForExit } from '../lib/processes.ts';
import { StartError } from '../lib/start-error.ts';

const GRACE_MS = 10_000;

/** The lock file that a server keeps in its data directory: its lines, or none when there is no file. */
export function readPostmasterFile(dataDir: string): string[] {
  const file = join(dataDir, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/**
 * Stops a server that a killed run has left behind on this data directory, and clears its lock file
 * when the process it names is another program by now (ids are used again, in containers at once).
 */
export async function stopLeftoverPostgres(dataDir: string): Promise<void> {
  const pid = Number(readPostmasterFile(dataDir)[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (!isServerOf(pid, dataDir)) {
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
    return;
  }
  // PostgreSQL's own names for it: fast, then immediate (recovers at the next start).
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(pid, name);
    if (await waitForExit(pid, GRACE_MS)) return;
  }
  throw new StartError(
    `A PostgreSQL of an earlier run (process ${pid}) does not stop: end it and start again.`,
  );
}

function isServerOf(pid: number, dataDir: string): boolean {
  if (!isRunning(pid)) return false;
  const command = commandLine(pid);
  return command === undefined || (command.includes('postgres') && command.includes(dataDir));
}
