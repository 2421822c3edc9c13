/**
 * A goal: `of` is at least, or at most, a multiple of `against`, or without `against` a number in the
 * unit of the figure. One that is missed so is met if `of` itself is at most `orAtMost` in that unit.
 */
export type Goal = {
  of: string;
  against?: string;
  atLeast?: number;
  atMost?: number;
  orAtMost?: number;
};

/** Latencies in milliseconds. */
export type Latencies = { p50: number; p99: number };

/** The measurements of several targets, one each per round; without any, its goals are missed. */
export type Figure = {
  part: string;
  title: string;
  unit: string;
  samples: Record<string, number[]>;
  /** The latencies of the same measurements. */
  latencies?: Record<string, Latencies[]>;
  goals: Goal[];
};

/** `value` is the ratio, or without `against` the measurement; NaN if nothing was measured. */
type Verdict = Goal & { value: number; verdict: 'met' | 'missed' };

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

const isEmpty = ({ samples }: Figure) => Object.keys(samples).length === 0;

function valueOf(figure: Figure, { of, against }: Goal): number {
  if (isEmpty(figure)) return NaN;
  const samples = samplesOf(figure, of);
  if (against === undefined) return median(samples);
  const others = samplesOf(figure, against);
  return median(samples.map((sample, round) => sample / (others[round] ?? NaN)));
}

/**
 * Evaluates a goal. Both sides of a ratio are from the same round, because the speed of a machine
 * varies over time; the median of the rounds counts. What could not be measured is missed.
 */
export function judge(figure: Figure, goal: Goal): Verdict {
  const value = valueOf(figure, goal);
  const isWithin = value >= (goal.atLeast ?? 0) && value <= (goal.atMost ?? Infinity);
  const isLow = (most: number) => !isEmpty(figure) && median(samplesOf(figure, goal.of)) <= most;
  const isMet = isWithin || (goal.orAtMost !== undefined && isLow(goal.orAtMost));
  return { ...goal, value, verdict: isMet ? 'met' : 'missed' };
}
