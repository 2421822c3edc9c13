/** One measurement of a target; its unit is that of the figure. */
export type Measure = () => Promise<number>;

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
