import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logTail, openLog } from './log-file.ts';
import { projectRoot } from './project-root.ts';
import { signal } from './processes.ts';
import { StartError } from './start-error.ts';

/** A Node program that runs to completion. */
export interface NodeCommand {
  /** Its title, such as "Building the storefront". */
  title: string;
  script: string;
  args?: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  logFile: string;
  /** Ends it early. */
  abort?: AbortSignal;
  onSpawn?: (pid: number) => void;
}

/** Arguments for Node that end a third-party program when this process ends. */
export function leashArguments(): string[] {
  return [
    '--import',
    pathToFileURL(join(projectRoot(), 'packages', 'processes', 'src', 'leash.mjs')).href,
  ];
}

/** Runs the program. Its output goes to the log file, whose last lines are shown if it fails. */
export async function runCommand(command: NodeCommand): Promise<void> {
  const { title, script, args = [], env = process.env, logFile, abort } = command;
  const log = openLog(logFile);
  const child = spawn(process.execPath, [...leashArguments(), script, ...args], {
    cwd: command.cwd ?? projectRoot(),
    env,
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  closeSync(log);
  const { pid } = child;
  if (pid !== undefined) command.onSpawn?.(pid);
  // including its child processes: it has its own process group
  const end = () => pid !== undefined && signal(-pid, 'SIGKILL');
  abort?.addEventListener('abort', end);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode));
  }).finally(() => abort?.removeEventListener('abort', end));
  if (code === 0) return;
  throw new StartError(`${title} failed: see its full output in ${logFile}.`, logTail(logFile));
}
