import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
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

const ALL = RUNS.flatMap(({ projects }) => projects);

/** Builds of a group run in sequence, groups in parallel; the machine may have only two CPUs. */
const BUILDS = [['backend'], ['admin', 'storefront']] as const;

/** Excludes `*.long.test.ts` and `*.long.http.test.ts`. */
const SHORT_FILES = String.raw`^(?!.*\.long\.)`;

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** The result of a test file. A file that fails to load has no failed test, and counts as one. */
type FileResult = { passed: number; failed: number };

type Selection = { args: readonly string[]; isShort: boolean };

/** Jest writes to a pipe, where it would not use colors. */
const COLOR = process.stderr.isTTY ? { FORCE_COLOR: '1' } : {};

const root = projectRoot();
const logs = join(root, '.cache', 'logs');

/**
 * Runs Jest on some projects, with further arguments; returns a result for each file, by its path.
 * The reports of two concurrent runs interleave by file. Unless arguments are given, `isShort` leaves out
 * the long tests.
 */
async function jest(
  projects: readonly string[],
  workers: number,
  { args, isShort }: Selection,
): Promise<Map<string, FileResult>> {
  const output = join(logs, `tests-${projects.join('-')}.json`);
  rmSync(output, { force: true });
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=64', // for the workers too: fewer collections while files load their modules
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...['--selectProjects', ...projects],
      ...['--json', `--outputFile=${output}`, '--passWithNoTests', `--maxWorkers=${workers}`],
      ...(isShort ? ['--testPathPatterns', SHORT_FILES] : args),
    ],
    // with --json Jest also prints its result to stdout; the readable report goes to stderr
    {
      cwd: root,
      env: { ...process.env, ...COLOR, ...(isShort && { SHORT_TESTS: '1' }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  // not a terminal, in which two runs would overwrite each other's lines
  child.stderr.pipe(process.stderr, { end: false });
  await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (wanted: string) =>
        assertionResults.filter((result) => result.status === wanted).length;
      const failed = Math.max(count('failed'), status === 'failed' ? 1 : 0);
      return [name, { passed: count('passed'), failed }];
    }),
  );
}

/**
 * Runs the files that failed once more, one after the other, and replaces their results. On a shared
 * machine a process may stand still for longer than a test waits. A file that passes now is listed as
 * unstable.
 */
async function runAgain(results: Map<string, FileResult>): Promise<void> {
  const failing = [...results].filter(([, { failed }]) => failed > 0).map(([file]) => file);
  if (failing.length === 0) return;
  console.log(`Running once more what failed: ${failing.length} of ${results.size} files`);
  const again = await jest(ALL, 1, { args: ['--runTestsByPath', ...failing], isShort: false });
  for (const file of failing) {
    const result = again.get(file);
    if (!result) continue;
    results.set(file, result);
    if (result.failed === 0) console.log(`unstable: ${relative(root, file)}`);
  }
}

/**
 * Builds the shop, runs the tests, and prints their count: without arguments all but the long ones, with
 * `--all` the long ones too, with arguments of Jest those that they select.
 */
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
  const isAll = process.argv[2] === '--all';
  const args = process.argv.slice(isAll ? 3 : 2);
  const selection = { args, isShort: !isAll && args.length === 0 };
  const runs = await Promise.all(
    RUNS.map(({ projects, workers }) => jest(projects, workers, selection)),
  );
  const results = new Map(runs.flatMap((run) => [...run]));
  if (process.env.CI && args.length === 0) await runAgain(results);
  const sum = (member: keyof FileResult) =>
    [...results.values()].reduce((total, result) => total + result[member], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  reportProblem(error);
  process.exitCode = 1;
});
