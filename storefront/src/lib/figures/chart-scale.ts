/** The part of the chart's height, in percent, between its highest value and its lowest. */
const TOP = 7;
const BOTTOM = 80;
const MAX_LINES = 4;

/** A scale with round values for its lines; `y` is the place of a value, in percent from the top. */
interface ChartScale {
  lines: number[];
  y: (value: number) => number;
}

/** The smallest of 1, 2, 5, 10, 20 … that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Returns the scale of these values, which contains 0; refunds can make a value negative. */
export function scaleOf(values: readonly number[]): ChartScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const range = highest - lowest || 1;
  const step = roundStep(range / MAX_LINES);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const lines = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
  const [low, high] = [first * step, last * step];
  return { lines, y: (value) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP) };
}
