import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { readSecrets } from '../secrets.ts';

const folder = temporaryFolder();
const file = join(folder, 'secrets.json');

it('generates secrets once, readable only by this user', () => {
  const first = readSecrets(folder);
  expect(readSecrets(folder)).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(7);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('adds a secret that an older file lacks, and keeps the others', () => {
  const { JWT_SECRET, ...older } = readSecrets(folder);
  writeFileSync(file, JSON.stringify(older));
  expect(readSecrets(folder)).toMatchObject(older);
  expect(readFileSync(file, 'utf8')).toContain('JWT_SECRET');
  expect(readSecrets(folder).JWT_SECRET).not.toBe(JWT_SECRET);
});

it('rejects a damaged file with one sentence', () => {
  writeFileSync(file, '{');
  expect(() => readSecrets(folder)).toThrow(/secrets\.json is damaged: delete it/);
});
