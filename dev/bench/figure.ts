/** One wish: `of` is at least, or at most, so many times `against`. */
export type Goal = {
  of: string;
  against: string;
  atLeast?: number;
  atMost?: number;
  /** Why it cannot be judged on this machine. */
  unless?: string;
};

/** What was measured of several targets, once each in every round. */
export type Figure = {
  part: string;
  title: string;
  unit: string;
  samples: Record<string, number[]>;
  goals: Goal[];
};

export type Verdict = Goal & { ratio: number; verdict: 'met' | 'missed' | 'not judged' };

/** The middle of the samples, or the mean of the two in the middle. */
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
 * How a goal came out. Both sides of a ratio are from the same round, because a machine is not
 * equally fast all the time; the median of the rounds counts.
 */
export function judge(figure: Figure, goal: Goal): Verdict {
  const others = samplesOf(figure, goal.against);
  const ratios = samplesOf(figure, goal.of).map((sample, round) => sample / (others[round] ?? NaN));
  const ratio = median(ratios);
  const isMet = ratio >= (goal.atLeast ?? 0) && ratio <= (goal.atMost ?? Infinity);
  return { ...goal, ratio, verdict: goal.unless ? 'not judged' : isMet ? 'met' : 'missed' };
}
