/** One measurement of a target; its unit is that of the figure. */
export type Measure = () => Promise<number>;

/**
 * Measures all targets in every round, one after another. Each round begins with another one, so that
 * none is always measured on the machine that the same neighbour has left behind.
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
