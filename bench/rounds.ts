import type { Figure, Latencies } from './figure.ts';
import type { Throughput } from './load.ts';

/** One measurement of a target; its unit is that of the figure. */
type Measure = () => Promise<number>;

/**
 * Measures all targets in sequence in every round. Each round begins with a different target, so that
 * none always follows the same other target.
 */
export async function alternate(
  rounds: number,
  targets: Record<string, Measure>,
): Promise<Record<string, number[]>> {
  const entries = Object.entries(targets);
  const samples = Object.fromEntries(entries.map(([name]): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % entries.length;
    for (const [name, measure] of [...entries.slice(first), ...entries.slice(0, first)]) {
      samples[name]?.push(await measure());
    }
  }
  return samples;
}

/** The same for rates with latencies, as they are in a figure. */
export async function alternateRates(
  rounds: number,
  targets: Record<string, () => Promise<Throughput>>,
): Promise<Required<Pick<Figure, 'samples' | 'latencies'>>> {
  const latencies: Record<string, Latencies[]> = {};
  const measured = Object.entries(targets).map(([name, measure]) => {
    const rate = async () => {
      const { perSecond, p50, p99 } = await measure();
      (latencies[name] ??= []).push({ p50, p99 });
      return perSecond;
    };
    return [name, rate] as const;
  });
  return { samples: await alternate(rounds, Object.fromEntries(measured)), latencies };
}

/** Returns the p99 of each round by target, in milliseconds: the samples of a figure of latencies. */
export const p99sOf = (latencies: Record<string, Latencies[]>): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(latencies).map(([target, rounds]) => [target, rounds.map(({ p99 }) => p99)]),
  );
