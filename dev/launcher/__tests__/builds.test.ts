import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { bringUpToDate, type Build } from '../builds.ts';

const root = temporaryFolder();
const source = join(root, 'app', 'src', 'index.ts');
const output = join(root, 'app', 'dist');

const build: Build = {
  title: 'Building the app',
  command: ['tsc'],
  cwd: '.',
  inputs: ['app'],
  outputs: ['app/dist'],
  usesViteVariables: true,
};

/** Asks for the build; true when it was run. */
async function isRun(variables: NodeJS.ProcessEnv = {}): Promise<boolean> {
  let ran = false;
  await bringUpToDate(root, 'app', build, variables, async () => {
    ran = true;
    mkdirSync(output, { recursive: true });
    await Promise.resolve();
  });
  return ran;
}

beforeEach(async () => {
  mkdirSync(join(root, 'app', 'src', '__tests__'), { recursive: true });
  writeFileSync(source, 'export const one = 1;');
  await isRun();
});

it('is skipped while the sources are unchanged, regardless of their dates', async () => {
  utimesSync(source, new Date(0), new Date(0));
  expect(await isRun()).toBe(false);
});

it('runs after a source has changed', async () => {
  writeFileSync(source, 'export const one = 2;');
  expect(await isRun()).toBe(true);
});

it('runs after a source was added', async () => {
  writeFileSync(join(root, 'app', 'src', `${Date.now()}.ts`), '');
  expect(await isRun()).toBe(true);
});

it('runs when the output is missing', async () => {
  rmSync(output, { recursive: true });
  expect(await isRun()).toBe(true);
});

it('runs when a variable for the browser has changed', async () => {
  expect(await isRun({ VITE_IMAGE_HOST_URL: 'https://images.example' })).toBe(true);
});

it('ignores changes to build output and tests', async () => {
  writeFileSync(join(output, 'index.js'), '');
  writeFileSync(join(root, 'app', 'src', '__tests__', 'one.test.ts'), String(Date.now()));
  expect(await isRun()).toBe(false);
});

it('runs again after it has failed', async () => {
  writeFileSync(source, 'export const one = ;');
  const failing = bringUpToDate(root, 'app', build, {}, () => Promise.reject(new Error('syntax')));
  await expect(failing).rejects.toThrow('syntax');
  writeFileSync(source, 'export const one = 1;');
  expect(await isRun()).toBe(true);
});
