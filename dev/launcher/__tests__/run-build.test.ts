import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { Progress } from '../progress.ts';
import { runBuild } from '../run-build.ts';

const root = temporaryFolder();

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A program in place of Vite that writes the value of `NODE_ENV` to the output. */
const VITE = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/mode', String(process.env.NODE_ENV));`;

it.each(['development', 'test', undefined])(
  'builds for production under NODE_ENV=%s',
  async (mode) => {
    write('backend/tsconfig.json', '{ "references": [] }');
    write('node_modules/vite/bin/vite.js', VITE);
    write('storefront/index.html', String(mode));
    const progress = new Progress({ write: () => undefined });
    await runBuild(root, 'storefront', { progress, variables: { ...process.env, NODE_ENV: mode } });
    expect(readFileSync(join(root, 'storefront', 'dist', 'mode'), 'utf8')).toBe('production');
  },
);
