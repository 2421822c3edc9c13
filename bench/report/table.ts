import { judge, median, type Figure, type Goal, type Latencies } from '../figure.ts';
import type { Failure } from '../measure-parts.ts';

/** "12,345", "123", "12.3" or "0.123": only significant digits. */
export function say(value: number): string {
  const digits = value >= 100 ? 0 : 3;
  const rounding = digits ? { maximumSignificantDigits: digits } : { maximumFractionDigits: 0 };
  return value.toLocaleString('en', rounding);
}

function spread(samples: number[]): string {
  if (samples.length < 2) return '';
  return `${say(Math.min(...samples))} – ${say(Math.max(...samples))}`;
}

/** "≥ 20", "≤ 25", "0.9 – 1.1" or "≤ 2 × or ≤ 25 ms" */
function sayGoal({ atLeast, atMost, orAtMost, ...goal }: Goal, unit: string): string {
  if (orAtMost !== undefined) {
    return `${sayGoal({ ...goal, atLeast, atMost }, unit)} × or ≤ ${say(orAtMost)} ${unit}`;
  }
  if (atLeast !== undefined && atMost !== undefined) return `${say(atLeast)} – ${say(atMost)}`;
  return atLeast === undefined ? `≤ ${say(atMost ?? 0)}` : `≥ ${say(atLeast)}`;
}

/** "shop / stock engine: 27.3 × (goal ≥ 20): met" or "3 processes: 0.44 cores (goal ≤ 0.45): met" */
function sayVerdict(figure: Figure, goal: Goal): string {
  const { of, against, value, verdict } = judge(figure, goal);
  const measured = Number.isNaN(value)
    ? 'not measured'
    : `${say(value)} ${against === undefined ? figure.unit : '×'}`;
  const name = against === undefined ? of : `${of} / ${against}`;
  return `${name}: ${measured} (goal ${sayGoal(goal, figure.unit)}): ${verdict}`;
}

/** "p50 12.3, p99 45.6 ms": the medians of the rounds */
function sayLatency(latencies: Latencies[] = []): string {
  if (latencies.length === 0) return '';
  const [p50, p99] = (['p50', 'p99'] as const).map((name) =>
    say(median(latencies.map((latency) => latency[name]))),
  );
  return `p50 ${p50}, p99 ${p99} ms`;
}

function lines(figure: Figure): string[] {
  const rows = Object.entries(figure.samples).map(([target, samples]) => {
    const columns = [
      target.padEnd(30),
      say(median(samples)).padStart(9),
      spread(samples).padEnd(18),
      sayLatency(figure.latencies?.[target]),
    ];
    return `  ${columns.join('  ')}`.trimEnd();
  });
  const judged = figure.goals.map((goal) => `  ${sayVerdict(figure, goal)}`);
  return [titleOf(figure), ...rows, ...judged, ''];
}

const titleOf = ({ part, title, unit }: Figure) => `${part}: ${title} (${unit})`;

/** Lists the missed goals again, so that none is overlooked in a long table. */
function missed(figures: Figure[]): string[] {
  const all = figures.flatMap((figure) => figure.goals.map((goal) => ({ figure, goal })));
  const unmet = all.filter(({ figure, goal }) => judge(figure, goal).verdict === 'missed');
  return [
    `${unmet.length} of ${all.length} goals missed${unmet.length > 0 ? ':' : ''}`,
    ...unmet.map(({ figure, goal }) => `  ${titleOf(figure)}: ${sayVerdict(figure, goal)}`),
    '',
  ];
}

/** Formats the median, spread and goal results of every figure, and the missed goals. */
export const table = (figures: Figure[]): string =>
  [...figures.flatMap(lines), ...missed(figures)].join('\n');

/** Formats what could not be measured. */
export const failureLines = (failures: Failure[]): string[] => [
  `Parts that could not be measured: ${failures.length}`,
  ...failures.map(({ part, reason }) => `  ${part}: ${reason}`),
];
