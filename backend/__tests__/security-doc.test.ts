import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..');
const FOLDERS = [
  'backend',
  'backend-plugins',
  'dev',
  'e2e',
  'packages',
  'storefront/server',
  'storefront/src',
];

/** The names of all source files. */
const files = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => path.basename(file)),
  ),
);

it('names only existing tests in the security document', () => {
  const text = readFileSync(path.join(ROOT, 'docs', 'security.md'), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !files.has(path.basename(file)))).toEqual([]);
});
