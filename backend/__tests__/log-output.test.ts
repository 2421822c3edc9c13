import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const LOG_OUTPUT = join(__dirname, '..', 'dist', 'observability', 'log-output.js');
const TIMEOUT_MS = 20_000;

/** Writes twenty lines and exits. */
const TWENTY_LINES = `
  let lines = 0;
  setInterval(() => {
    output.write(JSON.stringify({ line: lines++ }) + '\\n');
    if (lines === 20) process.exit(0);
  }, 10);`;

/** More than a pipe can buffer. */
const FLOOD = Array.from({ length: 2000 }, (_, line) => `${line} ${'x'.repeat(1000)}\n`);
const WRITE_FLOOD = `
  for (let line = 0; line < ${FLOOD.length}; line += 1) {
    output.write(line + ' ' + 'x'.repeat(1000) + '\\n');
  }`;

const run = (work: string) => [
  '-e',
  `const output = require(${JSON.stringify(LOG_OUTPUT)}).logOutput();${work}`,
];

const startWithReader = (work: string) =>
  spawn(process.execPath, run(work), { stdio: ['ignore', 'pipe', 'pipe'], timeout: TIMEOUT_MS });

it('does not block a process or its exit when the disk is full', async () => {
  const full = openSync('/dev/full', 'w');
  const stdio = ['ignore', full, 'inherit'] as const;
  const child = spawn(process.execPath, run(TWENTY_LINES), {
    stdio: [...stdio],
    timeout: TIMEOUT_MS,
  });
  closeSync(full);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('does not block a process or its exit when the reader is gone', async () => {
  const child = startWithReader(TWENTY_LINES);
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('does not block the exit, or change the exit code, when the reader does not read', async () => {
  const child = startWithReader(`${WRITE_FLOOD} process.exit(3);`);
  expect(await once(child, 'exit')).toEqual([3, null]);
});

it('writes the last line before the process exits', async () => {
  const child = startWithReader(TWENTY_LINES);
  const [lines] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(lines).toContain('{"line":19}');
});

it('delivers every line in order to a slow reader', async () => {
  const child = startWithReader(`
    output.once('error', () => process.stderr.write('The pipe is full.'));
    ${WRITE_FLOOD}
    output.once('drain', () => process.exit(0));`);
  await once(child.stderr, 'data');
  expect(await text(child.stdout)).toBe(FLOOD.join(''));
});
