import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { projectRoot } from '@harrow/processes/project-root';

const root = temporaryFolder();
const left = { version: '1.3.0', integrity: 'sha512-left' };
const foreign = { version: '1.0.0', optional: true, os: ['plan9'] };

function lock(packages: Record<string, unknown>): string {
  return JSON.stringify({ packages: { '': { name: 'harrow' }, ...packages } });
}

/** Writes both lock files and runs the check in a child process, since the module is not CommonJS. */
function isInstalled(
  wanted: Record<string, unknown>,
  installed?: Record<string, unknown>,
): boolean {
  writeFileSync(join(root, 'package-lock.json'), lock(wanted));
  const account = join(root, 'node_modules', '.package-lock.json');
  writeFileSync(account, installed === undefined ? lock({}) : lock(installed));
  const file = join(projectRoot(), 'dev', 'bootstrap', 'installed.mjs');
  const code = `import { isInstalled } from ${JSON.stringify(pathToFileURL(file).href)};
    console.log(isInstalled(${JSON.stringify(root)}));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  return output.toString().trim() === 'true';
}

beforeAll(() => mkdirSync(join(root, 'node_modules', 'left'), { recursive: true }));

it("accepts what a person's own npm ci has installed", () => {
  expect(isInstalled({ 'node_modules/left': left }, { 'node_modules/left': left })).toBe(true);
});

it('detects a missing package, version or folder', () => {
  const wanted = { 'node_modules/left': left };
  expect(isInstalled(wanted)).toBe(false);
  const older = { 'node_modules/left': { ...left, version: '1.2.0' } };
  expect(isInstalled(wanted, older)).toBe(false);
  const gone = { 'node_modules/gone': left };
  expect(isInstalled(gone, gone)).toBe(false);
});

it('ignores a missing package for another system', () => {
  const wanted = { 'node_modules/left': left, 'node_modules/foreign': foreign };
  expect(isInstalled(wanted, { 'node_modules/left': left })).toBe(true);
});

it('detects the missing package for this system in a folder copied from another system', () => {
  const ours = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  const wanted = { 'node_modules/left': left, 'node_modules/ours': ours };
  expect(isInstalled(wanted, { 'node_modules/left': left })).toBe(false);
});
