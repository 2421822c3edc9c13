import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { keepRelease, keptAsset } from '../kept-releases.ts';

const root = temporaryFolder();
let count = 0;

/** The assets of a release with these files. */
function release(...names: string[]): string {
  const folder = join(root, `release-${(count += 1)}`);
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

const keptFolder = () => join(root, `kept-${(count += 1)}`);

/** Makes all releases that are kept appear this many days older. */
function age(kept: string, days: number): void {
  for (const name of readdirSync(kept)) {
    const folder = join(kept, name);
    const time = new Date(statSync(folder).mtimeMs - days * 86_400_000);
    utimesSync(folder, time, time);
  }
}

it('keeps the assets of a release when the next one has come', async () => {
  const kept = keptFolder();
  await keepRelease(release('app-1.js', 'app-1.js.br'), kept);
  await keepRelease(release('app-2.js'), kept);
  expect(await keptAsset(kept, '/assets/app-1.js')).toMatch(/^\/\w+\/assets\/app-1\.js$/);
  expect(await keptAsset(kept, '/assets/app-2.js')).toMatch(/^\/\w+\/assets\/app-2\.js$/);
  expect(await keptAsset(kept, '/assets/app-3.js')).toBeUndefined();
});

it('keeps a release for thirty days after it was replaced, however old it is', async () => {
  const kept = keptFolder();
  await keepRelease(release('app-1.js'), kept);
  age(kept, 300);
  await keepRelease(release('app-2.js'), kept);
  expect(await keptAsset(kept, '/assets/app-1.js')).toBeDefined();
  age(kept, 29);
  await keepRelease(release('app-3.js'), kept);
  expect(await keptAsset(kept, '/assets/app-1.js')).toBeDefined();
  age(kept, 2);
  await keepRelease(release('app-4.js'), kept);
  expect(await keptAsset(kept, '/assets/app-1.js')).toBeUndefined();
  expect(await keptAsset(kept, '/assets/app-2.js')).toBeDefined();
});

it('does not count a restart as a new release, and counts a rollback', async () => {
  const kept = keptFolder();
  const [one, other] = [release('app-1.js'), release('app-2.js')];
  await keepRelease(one, kept);
  age(kept, 1);
  await keepRelease(other, kept);
  age(kept, 31);
  await keepRelease(other, kept);
  expect(await keptAsset(kept, '/assets/app-1.js')).toBeUndefined();
  await keepRelease(one, kept);
  age(kept, 29);
  await keepRelease(one, kept);
  expect(await keptAsset(kept, '/assets/app-2.js')).toBeDefined();
});

it('lets several servers add the same release at once, and leaves nothing unfinished', async () => {
  const kept = keptFolder();
  const assets = release('app-1.js', 'app-1.css');
  await Promise.all([1, 2, 3, 4].map(() => keepRelease(assets, kept)));
  const names = readdirSync(kept);
  expect(names).toHaveLength(1);
  expect(readdirSync(join(kept, names[0] ?? '', 'assets')).sort()).toEqual([
    'app-1.css',
    'app-1.js',
  ]);
});

it('does not serve what a killed process has left, and removes it after a day', async () => {
  const kept = keptFolder();
  mkdirSync(join(kept, '.adding-x', 'assets'), { recursive: true });
  writeFileSync(join(kept, '.adding-x', 'assets', 'half.js'), 'con');
  expect(await keptAsset(kept, '/assets/half.js')).toBeUndefined();
  await keepRelease(release('app-1.js'), kept);
  expect(readdirSync(kept)).toContain('.adding-x');
  age(kept, 2);
  await keepRelease(release('app-1.js'), kept);
  expect(readdirSync(kept)).toHaveLength(1);
});

it.each(['/assets/..', '/assets/../x.js', '/assets/sub/x.js', '/assets/', '/x.js'])(
  'has nothing at %s',
  async (path) => {
    const kept = keptFolder();
    await keepRelease(release('x.js'), kept);
    writeFileSync(join(kept, 'x.js'), '');
    expect(await keptAsset(kept, path)).toBeUndefined();
  },
);
