import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Progress } from '../launcher/progress.ts';
import { runBuild } from '../launcher/run-build.ts';
import { projectRoot } from '../lib/project-root.ts';
import { reportProblem } from '../lib/report-problem.ts';

/** Jest projects that run side by side; the journeys come after them and have the machine alone. */
const PARALLEL = ['plugins', 'http', 'dev', 'storefront'];
const JOURNEYS = ['e2e'];

const BUILDS = ['backend', 'admin', 'storefront'] as const;

const summary = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
});

const root = projectRoot();
const logs = join(root, '.cache', 'logs');

/** Runs Jest on some projects; what it says is shown as it comes. */
async function jest(projects: string[], args: string[]): Promise<z.infer<typeof summary>> {
  const output = join(logs, `tests-${projects.join('-')}.json`);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...['--selectProjects', ...projects],
      ...['--json', `--outputFile=${output}`, '--passWithNoTests'],
      ...args,
    ],
    // with --json Jest prints its result to stdout as well; what people read goes to stderr
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  return summary.parse(JSON.parse(readFileSync(output, 'utf8')));
}

/** Builds what the tests run, runs all of them, and ends with their count. */
async function main(): Promise<void> {
  mkdirSync(logs, { recursive: true });
  const progress = new Progress(process.stdout);
  try {
    for (const name of BUILDS) await runBuild(root, name, { progress, variables: process.env });
  } finally {
    progress.close();
  }
  const given = process.argv.slice(2);
  const results = [await jest(PARALLEL, ['--maxWorkers=2', ...given])];
  results.push(await jest(JOURNEYS, ['--runInBand', ...given]));
  const passed = results.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
  const failed = results.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
  // a test file that cannot be loaded fails without a failed test
  const broken = results.some(({ success }) => !success) && failed === 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed + broken} failed`);
  process.exitCode = failed + broken > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  reportProblem(error);
  process.exitCode = 1;
});
