import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { isRunning, isRunningAs, signal, waitForExit } from '@harrow/processes/processes';
import { StartError, errorCode, fileProblem } from '@harrow/processes/start-error';

const GRACE_MS = 10_000;

const recordSchema = z.object({ pid: z.number(), children: z.array(z.number()) });

/** Held while the shop runs, so that only one shop uses the data folder. */
export interface RunLock {
  /** Records a child process, which the next start ends if this one is killed. */
  addChild(pid: number): void;
  release(): void;
}

/**
 * Takes the lock of the data folder. Takes over the lock of a killed run after ending its remaining
 * processes.
 */
export async function takeRunLock(dataDir: string, root: string): Promise<RunLock> {
  const file = join(dataDir, 'running.json');
  while (!create(file, dataDir)) {
    const left = readRecord(file);
    if (left !== undefined) await endLeftovers(left, root);
    removeLock(file, dataDir);
  }
  const record = { pid: process.pid, children: [] as number[] };
  return {
    addChild: (pid) => {
      record.children.push(pid);
      writeFileSync(file, JSON.stringify(record));
    },
    release: () => rmSync(file, { force: true }),
  };
}

function create(file: string, dataDir: string): boolean {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw fileProblem(error, dataDir); // a file of that name is EEXIST too
  }
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, children: [] }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw fileProblem(error, dataDir);
  }
}

function removeLock(file: string, dataDir: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw fileProblem(error, dataDir);
  }
}

function readRecord(file: string): z.infer<typeof recordSchema> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // truncated because its writer was killed
  }
}

async function endLeftovers(
  { pid, children }: z.infer<typeof recordSchema>,
  root: string,
): Promise<void> {
  if (pid !== process.pid && isRunningAs(pid, join(root, 'dev') + sep)) {
    throw new StartError(
      `The shop already runs from this folder (process ${pid}): stop it with Ctrl-C in its terminal, or use the one that runs.`,
    );
  }
  const left = children.filter((child) => isRunningAs(child, root + sep));
  await Promise.all(left.map(endLeftover));
}

async function endLeftover(pid: number): Promise<void> {
  try {
    signal(pid, 'SIGTERM');
    if (!(await waitForExit(pid, GRACE_MS))) signal(pid, 'SIGKILL');
    await waitForExit(pid, GRACE_MS);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
  if (!isRunning(pid)) return;
  throw new StartError(
    `A process of an earlier run (${pid}) does not end: end it, it may belong to another user, and start again.`,
  );
}
