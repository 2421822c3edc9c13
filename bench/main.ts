import { Progress } from '@harrow/dev/launcher/progress';
import { runBuild } from '@harrow/dev/launcher/run-build';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import { measureParts, type Measured } from './measure-parts.ts';
import { readOptions, USAGE, type BenchOptions, type PartName } from './options.ts';
import type { Part } from './part.ts';
import { clone } from './parts/clone.ts';
import { freshness } from './parts/freshness.ts';
import { imports } from './parts/imports.ts';
import { large } from './parts/large.ts';
import { lists } from './parts/lists.ts';
import { orders } from './parts/orders.ts';
import { outbox } from './parts/outbox.ts';
import { pages } from './parts/pages.ts';
import { parts } from './parts/parts.ts';
import { reads } from './parts/reads.ts';
import { search } from './parts/search.ts';
import { writeResults } from './report/results.ts';
import { failureLines, table } from './report/table.ts';
import { startServices } from './services.ts';

const ALL: Record<PartName, Part> = {
  reads,
  search,
  large,
  orders,
  outbox,
  lists,
  imports,
  parts,
  freshness,
  clone,
  pages,
};

const root = projectRoot();

async function measure(options: BenchOptions): Promise<Measured> {
  const progress = new Progress(process.stdout);
  try {
    await runBuild(root, 'backend', { progress, variables: process.env });
    const services = await progress.step('Starting services', () => startServices(process.env));
    try {
      return await measureParts(
        options.parts,
        (name) => progress.step(`Measuring ${name}`, () => ALL[name](options)),
        (measured) => writeResults(root, measured, { ...options, isComplete: false }),
      );
    } finally {
      await services.stop();
    }
  } finally {
    progress.close();
  }
}

/**
 * Compares the shop with the stock engine and with servers that use no engine. Returns whether all parts
 * could be measured.
 */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(USAGE);
    return true;
  }
  const measured = await measure(options);
  const isWhole = measured.failures.length === 0;
  const isComplete = options.isComplete && isWhole;
  console.log(`\n${table(measured.figures)}`);
  const file = await writeResults(root, measured, { ...options, isComplete });
  console.log(`Written to ${file}.json and .svg`);
  if (!isWhole) console.error(failureLines(measured.failures).join('\n'));
  return isWhole;
}

main().then(
  (isWhole) => process.exit(isWhole ? 0 : 1), // a driver's connection pool may keep this process alive
  (error: unknown) => {
    reportProblem(error);
    process.exit(1);
  },
);
