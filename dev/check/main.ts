import { join } from 'node:path';
import { Progress } from '../launcher/progress.ts';
import type { BuildName } from '../launcher/builds.ts';
import { runBuild } from '../launcher/run-build.ts';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import { runCommand } from '@harrow/processes/run-command';

const TYPESCRIPT = 'node_modules/typescript/bin/tsc';

/** The projects that no build compiles. */
const PROJECTS = [
  'backend/src/admin/tsconfig.json',
  'backend/tsconfig.tests.json',
  'backend-plugins/tsconfig.tests.json',
  'tsconfig.json',
  'storefront',
];

/** Three runs, since the types of all of them exceed the memory limit of a process. */
const LINTED = {
  server: ['the server', 'backend', 'backend-plugins', 'packages'],
  shop: ['the storefront', 'storefront'],
  tools: ['the tools', 'bench', 'dev', 'e2e', 'pictures', 'stock-admin', '*.js', '.*.js'],
} as const;

const root = projectRoot();
const progress = new Progress(process.stdout);

/** Runs a program of the repository or of a package; shows its output if it fails. */
async function check(name: string, title: string, script: string, ...args: string[]) {
  const logFile = join(root, '.cache', 'logs', `check-${name}.log`);
  await progress.step(title, () =>
    runCommand({ title, script: join(root, script), args, logFile }),
  );
}

const build = (name: BuildName) => runBuild(root, name, { progress, variables: process.env });

async function lint(name: keyof typeof LINTED) {
  const [title, ...places] = LINTED[name];
  const script = 'node_modules/eslint/bin/eslint.js';
  await check(
    `lint-${name}`,
    `Checking the code of ${title}`,
    script,
    '--max-warnings=0',
    ...places,
  );
}

async function lintServerAndTools() {
  await lint('server');
  await lint('tools');
}

async function checkTypesAndStorefront() {
  for (const project of PROJECTS) {
    const name = `types-${project.replaceAll('/', '-')}`;
    await check(name, `Checking the types of ${project}`, TYPESCRIPT, '-p', project, '--noEmit');
  }
  await lint('shop');
  await build('storefront');
  await check('size', 'Checking the sizes of pages', 'node_modules/size-limit/bin.js');
}

/**
 * Checks formatting, types, lint and size: the part of `npm run verify` without tests. Runs two steps at a
 * time, and both to their end, so that one run tells everything.
 */
async function main(): Promise<void> {
  const prettier = 'node_modules/prettier/bin/prettier.cjs';
  await check('format', 'Checking the format', prettier, '--check', '.');
  // the plugins' types are read from declarations beside their compiled output
  await build('backend');
  await build('types');
  const results = await Promise.allSettled([lintServerAndTools(), checkTypesAndStorefront()]);
  for (const result of results) if (result.status === 'rejected') fail(result.reason);
}

function fail(problem: unknown): void {
  reportProblem(problem);
  process.exitCode = 1;
}

main()
  .catch(fail)
  .finally(() => progress.close());
