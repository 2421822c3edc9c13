import { join } from 'node:path';
import { Progress } from '../launcher/progress.ts';
import { runBuild } from '../launcher/run-build.ts';
import { projectRoot } from '../lib/project-root.ts';
import { reportProblem } from '../lib/report-problem.ts';
import { runCommand } from '../lib/run-command.ts';

const TYPESCRIPT = 'node_modules/typescript/bin/tsc';

/** What is not compiled by a build of its own. */
const PROJECTS = [
  'backend/tsconfig.tests.json',
  'backend-plugins/tsconfig.tests.json',
  'dev',
  'e2e',
  'storefront',
];

/** One after the other: the types of all of them at once are more than a process may hold. */
const LINTED = [
  ['server', 'Checking the code of the server', 'backend', 'backend-plugins'],
  ['shop', 'Checking the code of the storefront', 'storefront'],
  ['tools', 'Checking the code of the tools', 'dev', 'e2e', '*.js', '.*.js'],
] as const;

const root = projectRoot();
const progress = new Progress(process.stdout);

/** Runs a program of ours or of a package; what it says is shown if it fails. */
async function check(name: string, title: string, script: string, ...args: string[]) {
  const logFile = join(root, '.cache', 'logs', `check-${name}.log`);
  await progress.step(title, () =>
    runCommand({ title, script: join(root, script), args, logFile }),
  );
}

/** Format, types, lint and weight: everything of `npm run verify` that runs no test. */
async function main(): Promise<void> {
  await check(
    'format',
    'Checking the format',
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '.',
  );
  // the plugins' types are read from what they are compiled to
  await runBuild(root, 'backend', { progress, variables: process.env });
  for (const project of PROJECTS) {
    const name = `types-${project.replaceAll('/', '-')}`;
    await check(name, `Checking the types of ${project}`, TYPESCRIPT, '-p', project, '--noEmit');
  }
  for (const [name, title, ...places] of LINTED) {
    const script = 'node_modules/eslint/bin/eslint.js';
    await check(`lint-${name}`, title, script, '--max-warnings=0', ...places);
  }
  await runBuild(root, 'storefront', { progress, variables: process.env });
  await check('size', 'Weighing the first page', 'node_modules/size-limit/bin.js');
}

main()
  .catch((error: unknown) => {
    reportProblem(error);
    process.exitCode = 1;
  })
  .finally(() => progress.close());
