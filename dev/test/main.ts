import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Progress } from '../launcher/progress.ts';
import { runBuild } from '../launcher/run-build.ts';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';

/** Two concurrent runs of Jest; the e2e tests share one shop and need a single worker. */
const RUNS = [
  { projects: ['plugins', 'http', 'tools', 'storefront'], workers: 2 },
  { projects: ['e2e'], workers: 1 },
] as const;

/** Builds of a group run in sequence, groups in parallel; the machine may have only two CPUs. */
const BUILDS = [['backend'], ['admin', 'storefront']] as const;

const summary = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});

/** Jest writes to a pipe, where it would not use colors. */
const COLOR = process.stderr.isTTY ? { FORCE_COLOR: '1' } : {};

const root = projectRoot();
const logs = join(root, '.cache', 'logs');

/** Runs Jest on some projects, with further arguments. The reports of two runs interleave by file. */
async function jest(
  { projects, workers }: (typeof RUNS)[number],
  args: string[],
): Promise<z.infer<typeof summary>> {
  const output = join(logs, `tests-${projects.join('-')}.json`);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...['--selectProjects', ...projects],
      ...['--json', `--outputFile=${output}`, '--passWithNoTests', `--maxWorkers=${workers}`],
      ...args,
    ],
    // with --json Jest also prints its result to stdout; the readable report goes to stderr
    { cwd: root, env: { ...process.env, ...COLOR }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // not a terminal, in which two runs would overwrite each other's lines
  child.stderr.pipe(process.stderr, { end: false });
  await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  return summary.parse(JSON.parse(readFileSync(output, 'utf8')));
}

/** Builds the shop, runs all tests, and prints their count. */
async function main(): Promise<void> {
  mkdirSync(logs, { recursive: true });
  const progress = new Progress(process.stdout);
  try {
    await Promise.all(
      BUILDS.map(async (names) => {
        for (const name of names) await runBuild(root, name, { progress, variables: process.env });
      }),
    );
  } finally {
    progress.close();
  }
  const given = process.argv.slice(2);
  const results = await Promise.all(RUNS.map((run) => jest(run, given)));
  const passed = results.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
  const failed = results.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
  // a test file that fails to load has no failed test
  const broken = results.some(({ success }) => !success) && failed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed + broken} failed`);
  process.exitCode = failed + broken > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  reportProblem(error);
  process.exitCode = 1;
});
