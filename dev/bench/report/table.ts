import { judge, median, type Figure, type Verdict } from '../figure.ts';

/** "12,345", "123", "12.3" or "0.123": as many figures as mean something. */
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

function lines(figure: Figure): string[] {
  const verdicts = figure.goals.map((goal) => judge(figure, goal));
  const rows = Object.entries(figure.samples).map(([target, samples]) => {
    const columns = [
      target.padEnd(30),
      say(median(samples)).padStart(9),
      spread(samples).padEnd(18),
    ];
    return `  ${columns.join('  ')}`.trimEnd();
  });
  const judged = verdicts.map(
    (verdict) => `  ${verdict.of} / ${verdict.against}: ${sayVerdict(verdict)}`,
  );
  return [`${figure.part}: ${figure.title} (${figure.unit})`, ...rows, ...judged, ''];
}

/** Medians and their spread of every figure, and how its goals came out. */
export const table = (figures: Figure[]): string => figures.flatMap(lines).join('\n');
