import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { isRunning } from '@harrow/processes/processes';
import { takeRunLock } from '../run-lock.ts';

const root = temporaryFolder();
const started: ChildProcess[] = [];
const lockFile = join(root, 'running.json');

/** Starts a process of "this folder": its command line names the folder, like that of every child. */
async function processOfFolder(script = join(root, 'dev', 'start', 'main.ts')) {
  const code = "setInterval(() => {}, 1000); console.log('up')";
  const child = spawn(process.execPath, ['-e', code, script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  const { pid } = child;
  if (pid === undefined) throw new Error('The process has no id.');
  started.push(child);
  return { pid };
}

afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

it('refuses a second start in one folder, and names the first', async () => {
  const running = await processOfFolder();
  writeFileSync(lockFile, JSON.stringify({ pid: running.pid, children: [] }));
  await expect(takeRunLock(root, root)).rejects.toThrow(`process ${running.pid}`);
});

it('takes over the lock of a killed run, and ends its remaining processes', async () => {
  const child = await processOfFolder(join(root, 'backend', 'dist', 'server.js'));
  writeFileSync(lockFile, JSON.stringify({ pid: 2 ** 22 + 1, children: [child.pid] }));
  const lock = await takeRunLock(root, root);
  expect(isRunning(child.pid)).toBe(false);
  lock.release();
});

it('leaves another program alone that has reused the id of an earlier process', async () => {
  const stranger = await processOfFolder('/elsewhere/server.js');
  writeFileSync(lockFile, JSON.stringify({ pid: stranger.pid, children: [stranger.pid] }));
  const lock = await takeRunLock(root, root);
  expect(isRunning(stranger.pid)).toBe(true);
  lock.release();
});

it('ignores a truncated lock file', async () => {
  writeFileSync(lockFile, '{"pid":');
  const lock = await takeRunLock(root, root);
  lock.release();
  (await takeRunLock(root, root)).release();
});

it('reports in one sentence what blocks the folder or the lock', async () => {
  const file = join(root, 'a-file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'inside')]) {
    await expect(takeRunLock(dataDir, root)).rejects.toThrow(/a-file.* is a file where a folder/);
  }
  mkdirSync(lockFile);
  await expect(takeRunLock(root, root)).rejects.toThrow(
    /running\.json is .* a folder where a file/,
  );
  rmSync(lockFile, { recursive: true });
});
