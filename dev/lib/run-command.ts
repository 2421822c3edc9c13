import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { logTail, openLog } from './log-file.ts';
import { projectRoot } from './project-root.ts';
import { signal } from './processes.ts';
import { StartError } from './start-error.ts';

/** A program of Node's that runs to its end. */
export interface NodeCommand {
  /** What it does, in a sentence: "Building the storefront". */
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

/** Arguments for Node that end a program of another maker when this process is gone. */
export function leashArguments(): string[] {
  return ['--import', pathToFileURL(join(projectRoot(), 'dev', 'lib', 'leash.mjs')).href];
}

/** Runs the program; its output goes to the log file, whose end is shown when it fails. */
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
  // With its helpers: it leads a group of its own.
  const end = () => pid !== undefined && signal(-pid, 'SIGKILL');
  abort?.addEventListener('abort', end);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode));
  }).finally(() => abort?.removeEventListener('abort', end));
  if (code === 0) return;
  throw new StartError(`${title} failed: all that it says is in ${logFile}.`, logTail(logFile));
}
