/** A goal: `of` is at least, or at most, a multiple of `against`. */
export type Goal = {
  of: string;
  against: string;
  atLeast?: number;
  atMost?: number;
  /** The reason why it cannot be judged on this machine. */
  unless?: string;
};

/** The measurements of several targets, one each per round. */
export type Figure = {
  part: string;
  title: string;
  unit: string;
  samples: Record<string, number[]>;
  /** The latencies in milliseconds of the same measurements. */
  latencies?: Record<string, { p50: number; p99: number }[]>;
  goals: Goal[];
};

export type Verdict = Goal & { ratio: number; verdict: 'met' | 'missed' | 'not judged' };

/** Returns the median of the samples. */
export function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at]);
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

function samplesOf({ samples, title }: Figure, target: string): number[] {
  const found = samples[target];
  if (!found) throw new Error(`${title}: ${target} was not measured.`);
  return found;
}

/**
 * Evaluates a goal. Both sides of a ratio are from the same round, because the speed of a machine
 * varies over time; the median of the rounds counts.
 */
export function judge(figure: Figure, goal: Goal): Verdict {
  const others = samplesOf(figure, goal.against);
  const ratios = samplesOf(figure, goal.of).map((sample, round) => sample / (others[round] ?? NaN));
  const ratio = median(ratios);
  const isMet = ratio >= (goal.atLeast ?? 0) && ratio <= (goal.atMost ?? Infinity);
  return { ...goal, ratio, verdict: goal.unless ? 'not judged' : isMet ? 'met' : 'missed' };
}
