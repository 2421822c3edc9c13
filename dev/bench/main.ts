import { Progress } from '../launcher/progress.ts';
import { runBuild } from '../launcher/run-build.ts';
import { projectRoot } from '../lib/project-root.ts';
import { reportProblem } from '../lib/report-problem.ts';
import type { Figure } from './figure.ts';
import { readOptions, USAGE, type BenchOptions, type PartName } from './options.ts';
import type { Part } from './part.ts';
import { abuse } from './parts/abuse.ts';
import { memory } from './parts/memory.ts';
import { orders } from './parts/orders.ts';
import { processes } from './parts/processes.ts';
import { reads } from './parts/reads.ts';
import { start } from './parts/start.ts';
import { storefront } from './parts/storefront.ts';
import { writeResults } from './report/results.ts';
import { table } from './report/table.ts';
import { startServices } from './services.ts';

const ALL: Record<PartName, Part> = { reads, orders, abuse, processes, memory, start, storefront };

const root = projectRoot();

async function measure(options: BenchOptions): Promise<Figure[]> {
  const progress = new Progress(process.stdout);
  try {
    await runBuild(root, 'backend', { progress, variables: process.env });
    const services = await progress.step('Starting services', () => startServices(process.env));
    try {
      const figures: Figure[] = [];
      for (const name of options.parts) {
        figures.push(...(await progress.step(`Measuring ${name}`, () => ALL[name](options))));
      }
      return figures;
    } finally {
      await services.stop();
    }
  } finally {
    progress.close();
  }
}

/** Measures the shop beside the stock engine and beside what needs no engine. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(USAGE);
    return;
  }
  const figures = await measure(options);
  console.log(`\n${table(figures)}`);
  console.log(`Written to ${await writeResults(root, figures, options)}.json and .svg`);
}

main().then(
  () => process.exit(), // a pool of the driver may still hold this process
  (error: unknown) => {
    reportProblem(error);
    process.exit(1);
  },
);
