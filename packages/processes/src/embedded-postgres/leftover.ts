import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isRunning, signal, waitForExit } from '../processes.ts';
import { StartError } from '../start-error.ts';

const GRACE_MS = 10_000;

/** Returns the lines of the server's lock file in its data directory; none if it does not exist. */
export function readPostmasterFile(dataDir: string): string[] {
  const file = join(dataDir, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

/**
 * Stops a server that a killed run left on this data directory, and removes its lock file if its
 * process id belongs to another program (ids are reused, in containers at once).
 */
export async function stopLeftoverPostgres(dataDir: string): Promise<void> {
  const pid = Number(readPostmasterFile(dataDir)[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (!isServerOf(pid, dataDir)) {
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
    return;
  }
  // PostgreSQL calls these fast and immediate shutdown (which recovers at the next start)
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
