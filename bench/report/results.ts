import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { judge, median, type Figure } from '../figure.ts';
import type { Measured } from '../measure-parts.ts';
import type { BenchOptions } from '../options.ts';
import { chart } from './chart.ts';

/** The environment of the measurement. */
function machine() {
  return {
    processor: cpus()[0]?.model,
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

const withJudgement = (figure: Figure) => ({
  ...figure,
  medians: Object.fromEntries(
    Object.entries(figure.samples).map(([target, samples]) => [target, median(samples)]),
  ),
  goals: figure.goals.map((goal) => judge(figure, goal)),
});

/**
 * Writes the figures as JSON and as a chart; returns the path without extension. An incomplete run
 * never replaces a complete one. Where parts have failed, the JSON says which and why.
 */
export async function writeResults(
  root: string,
  { figures, failures }: Measured,
  options: BenchOptions,
): Promise<string> {
  const folder = join(root, 'bench', 'results');
  const file = join(folder, options.isComplete ? 'bench' : 'partial');
  const [on, taken] = [machine(), new Date().toISOString()];
  const failed = failures.length > 0 ? { failures } : {};
  const judged = figures.map(withJudgement);
  const results = { taken, machine: on, options, ...failed, figures: judged };
  mkdirSync(folder, { recursive: true });
  const style = { ...(await resolveConfig(file)), parser: 'json' };
  writeFileSync(`${file}.json`, await format(JSON.stringify(results), style));
  const terms = [`${on.cores} cores`, `Node ${on.node}`, `${options.rounds} rounds`];
  writeFileSync(`${file}.svg`, chart(figures, [...terms, taken.slice(0, 10)].join(', ')));
  return file;
}
