import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const LOG_OUTPUT = join(__dirname, '..', 'dist', 'server', 'log-output.js');

/** Writes twenty lines and ends by itself. */
const PROGRAM = `
  const output = require(${JSON.stringify(LOG_OUTPUT)}).logOutput();
  let lines = 0;
  setInterval(() => {
    output.write(JSON.stringify({ line: lines++ }) + '\\n');
    if (lines === 20) process.exit(0);
  }, 10);`;
const RUN = ['-e', PROGRAM];
const LONGEST_MS = 20_000;

const startWithReader = () =>
  spawn(process.execPath, RUN, { stdio: ['ignore', 'pipe', 'inherit'], timeout: LONGEST_MS });

it('keeps no process from its work, or from its end, on a disk that is full', async () => {
  const full = openSync('/dev/full', 'w');
  const stdio = ['ignore', full, 'inherit'] as const;
  const child = spawn(process.execPath, RUN, { stdio: [...stdio], timeout: LONGEST_MS });
  closeSync(full);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('keeps no process from its work, or from its end, when its reader has gone', async () => {
  const child = startWithReader();
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('is written to the last line before the process ends', async () => {
  const child = startWithReader();
  const [lines] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(lines).toContain('{"line":19}');
});
