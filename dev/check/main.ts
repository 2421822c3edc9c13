import { join } from 'node:path';
import { Progress } from '../launcher/progress.ts';
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

/** Run one at a time, since the types of all of them exceed the memory limit of a process. */
const LINTED = [
  ['server', 'Checking the code of the server', 'backend', 'backend-plugins', 'packages'],
  ['shop', 'Checking the code of the storefront', 'storefront'],
  [
    'tools',
    'Checking the code of the tools',
    'bench',
    'dev',
    'e2e',
    'pictures',
    'stock-admin',
    '*.js',
    '.*.js',
  ],
] as const;

const root = projectRoot();
const progress = new Progress(process.stdout);

/** Runs a program of the repository or of a package; shows its output if it fails. */
async function check(name: string, title: string, script: string, ...args: string[]) {
  const logFile = join(root, '.cache', 'logs', `check-${name}.log`);
  await progress.step(title, () =>
    runCommand({ title, script: join(root, script), args, logFile }),
  );
}

/** Checks formatting, types, lint and size: the part of `npm run verify` without tests. */
async function main(): Promise<void> {
  await check(
    'format',
    'Checking the format',
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '.',
  );
  // the plugins' types are read from declarations beside their compiled output
  await runBuild(root, 'backend', { progress, variables: process.env });
  await runBuild(root, 'types', { progress, variables: process.env });
  for (const project of PROJECTS) {
    const name = `types-${project.replaceAll('/', '-')}`;
    await check(name, `Checking the types of ${project}`, TYPESCRIPT, '-p', project, '--noEmit');
  }
  for (const [name, title, ...places] of LINTED) {
    const script = 'node_modules/eslint/bin/eslint.js';
    await check(`lint-${name}`, title, script, '--max-warnings=0', ...places);
  }
  await runBuild(root, 'storefront', { progress, variables: process.env });
  await check('size', 'Checking the sizes of pages', 'node_modules/size-limit/bin.js');
}

main()
  .catch((error: unknown) => {
    reportProblem(error);
    process.exitCode = 1;
  })
  .finally(() => progress.close());
