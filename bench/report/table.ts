import { judge, median, type Figure, type Verdict } from '../figure.ts';

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

/** "27.3 × (goal ≥ 20 ×): met" */
export function sayVerdict({ ratio, atLeast, atMost, verdict, unless }: Verdict): string {
  const goal = atLeast === undefined ? `≤ ${say(atMost ?? 0)}` : `≥ ${say(atLeast)}`;
  return `${say(ratio)} × (goal ${goal} ×): ${verdict}${unless ? `, ${unless}` : ''}`;
}

/** "p50 12.3, p99 45.6 ms": the medians of the rounds */
function sayLatency(latencies: { p50: number; p99: number }[] = []): string {
  if (latencies.length === 0) return '';
  const [p50, p99] = (['p50', 'p99'] as const).map((name) =>
    say(median(latencies.map((latency) => latency[name]))),
  );
  return `p50 ${p50}, p99 ${p99} ms`;
}

function lines(figure: Figure): string[] {
  const verdicts = figure.goals.map((goal) => judge(figure, goal));
  const rows = Object.entries(figure.samples).map(([target, samples]) => {
    const columns = [
      target.padEnd(30),
      say(median(samples)).padStart(9),
      spread(samples).padEnd(18),
      sayLatency(figure.latencies?.[target]),
    ];
    return `  ${columns.join('  ')}`.trimEnd();
  });
  const judged = verdicts.map(
    (verdict) => `  ${verdict.of} / ${verdict.against}: ${sayVerdict(verdict)}`,
  );
  return [`${figure.part}: ${figure.title} (${figure.unit})`, ...rows, ...judged, ''];
}

/** Formats the median, spread and goal results of every figure. */
export const table = (figures: Figure[]): string => figures.flatMap(lines).join('\n');
