import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { serverPackages } from '@harrow/processes/server-packages';
import { sourceHash } from '@harrow/processes/source-hash';

/** A build from sources of this repository. Paths are relative to its root. */
export interface Build {
  title: string;
  /** Program and arguments, run by Node in `cwd`. */
  command: readonly [script: string, ...args: string[]];
  cwd: string;
  /** Files and folders that determine the output; build output in them is ignored. */
  inputs: readonly string[];
  /** Files and folders, removed first, since output of a removed source would be loaded. */
  outputs: readonly string[];
  /** Whether the command removes its old output itself. */
  keepsOutputs?: boolean;
  /** Whether its environment (`VITE_…`) also determines the output. */
  usesViteVariables?: boolean;
}

/** The builds of the shop, by name. */
export function builds(root: string, variables: NodeJS.ProcessEnv = process.env) {
  const own = ownPlugins(root, variables);
  return {
    backend: {
      title: 'Building the backend and its plugins',
      command: ['backend/scripts/compile.mjs'],
      cwd: '.',
      inputs: ['package-lock.json', 'backend/scripts', ...backendSources(root), ...own],
      outputs: [
        'backend/own-plugins/found.json',
        ...serverPackages(root).map((folder) => `${folder}/dist`),
      ],
      keepsOutputs: true, // the declarations of `types` are in the same folders
    },
    types: {
      title: 'Checking the types of the backend and its plugins',
      // their declarations are what tests and the storefront are checked against
      command: [
        'node_modules/typescript/bin/tsc',
        '-b',
        '--emitDeclarationOnly',
        'tsconfig.build.json',
      ],
      cwd: '.',
      inputs: [
        'package-lock.json',
        'tsconfig.base.json',
        'tsconfig.build.json',
        'tsconfig.plugin.json',
        ...backendSources(root),
      ],
      outputs: serverPackages(root).map((folder) => `${folder}/tsconfig.tsbuildinfo`),
    },
    admin: {
      title: 'Building the stock admin',
      command: ['stock-admin/build.mjs'],
      cwd: '.',
      inputs: ['backend/src/admin', 'stock-admin'],
      outputs: ['backend/build'],
    },
    storefront: {
      title: 'Building the storefront',
      command: ['node_modules/vite/bin/vite.js', 'build'],
      cwd: 'storefront',
      inputs: [
        'package-lock.json',
        'storefront',
        'packages/contract/src',
        'packages/money/src',
        ...own,
      ],
      outputs: ['storefront/dist', 'storefront/build'],
      usesViteVariables: true,
    },
  } as const satisfies Record<string, Build>;
}

/** The name of a build of the shop. */
export type BuildName = keyof ReturnType<typeof builds>;

/** The folders of plugins of one's own, as `backend/scripts/own-plugins.mjs` finds them. */
function ownPlugins(root: string, { SHOP_PLUGINS: named = '' }: NodeJS.ProcessEnv): string[] {
  if (named === '') return ['plugins'];
  return named.split(',').map((folder) => relative(root, resolve(root, folder.trim())));
}

/** The sources of the backend and its plugins, without uploads and build output. */
export function backendSources(root: string): string[] {
  return serverPackages(root).flatMap((folder) =>
    ['src', 'sql', 'package.json', 'tsconfig.json'].map((name) => `${folder}/${name}`),
  );
}

/**
 * Brings one build up to date: `run` is called only if its sources have changed or its output is
 * missing. The fingerprint is kept outside `.data`, which holds the shop's data and may be deleted
 * to start over.
 */
export async function bringUpToDate(
  root: string,
  name: string,
  build: Build,
  variables: NodeJS.ProcessEnv,
  run: () => Promise<void>,
): Promise<void> {
  const record = recordOf(root, name);
  const hash = hashOf(root, build, variables);
  if (isUpToDate(root, build, record, hash)) return;
  rmSync(record, { force: true });
  if (!build.keepsOutputs) {
    for (const path of build.outputs) rmSync(join(root, path), { recursive: true, force: true });
  }
  await run();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, hash);
}

/** Tells whether a build would be skipped. */
export function isBuilt(root: string, name: BuildName, variables: NodeJS.ProcessEnv): boolean {
  const build = builds(root, variables)[name];
  return isUpToDate(root, build, recordOf(root, name), hashOf(root, build, variables));
}

const recordOf = (root: string, name: string) => join(root, '.cache', 'builds', `${name}.hash`);

function hashOf(root: string, build: Build, variables: NodeJS.ProcessEnv): string {
  return sourceHash(root, build.inputs, build.usesViteVariables && viteVariables(variables));
}

function isUpToDate(root: string, build: Build, record: string, hash: string): boolean {
  const isThere = build.outputs.every((output) => existsSync(join(root, output)));
  return isThere && existsSync(record) && readFileSync(record, 'utf8') === hash;
}

function viteVariables(variables: NodeJS.ProcessEnv): [string, string | undefined][] {
  return Object.entries(variables)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
}
