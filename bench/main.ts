import { Progress } from '@harrow/dev/launcher/progress';
import { runBuild } from '@harrow/dev/launcher/run-build';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import type { Figure } from './figure.ts';
import { readOptions, USAGE, type BenchOptions, type PartName } from './options.ts';
import type { Part } from './part.ts';
import { abuse } from './parts/abuse.ts';
import { freshness } from './parts/freshness.ts';
import { imports } from './parts/imports.ts';
import { large } from './parts/large.ts';
import { memory } from './parts/memory.ts';
import { orders } from './parts/orders.ts';
import { pages } from './parts/pages.ts';
import { processes } from './parts/processes.ts';
import { reads } from './parts/reads.ts';
import { search } from './parts/search.ts';
import { start } from './parts/start.ts';
import { stock } from './parts/stock.ts';
import { storefront } from './parts/storefront.ts';
import { writeResults } from './report/results.ts';
import { table } from './report/table.ts';
import { startServices } from './services.ts';

const ALL: Record<PartName, Part> = {
  reads,
  search,
  large,
  orders,
  stock,
  imports,
  freshness,
  abuse,
  processes,
  memory,
  start,
  storefront,
  pages,
};

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

/** Compares the shop with the stock engine and with servers that use no engine. */
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
  () => process.exit(), // a driver's connection pool may keep this process alive
  (error: unknown) => {
    reportProblem(error);
    process.exit(1);
  },
);
