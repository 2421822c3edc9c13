import {
  keysOverlap,
  type MachineSettings,
  rangeKeys,
  type Scheme,
  schemeProblems,
  toScheme,
} from '@harrow/contract';
import type { BuiltRow } from './machine-row';

type Serials = NonNullable<MachineSettings['serials']>;

/** Serial numbers that can be stored, or a message for each field that breaks a rule. */
type ReadRanges = { scheme: Scheme; ranges: BuiltRow[] } | { problems: Record<string, string> };

const keysOf = ({ fromKey, toKey }: BuiltRow) => ({ from: fromKey, to: toKey });

function readRange(scheme: Scheme, { from, to, years }: Serials['built'][number]) {
  const keys = rangeKeys(scheme, { from, to });
  if ('wrong' in keys) return { problem: { [keys.wrong]: keys.message } };
  const [yearFrom, yearTo] = [years?.from ?? null, years?.to ?? null];
  if (yearFrom !== null && yearTo !== null && yearTo < yearFrom) {
    return { problem: { years: 'These are in the wrong order.' } };
  }
  return { range: { fromKey: keys.from, toKey: keys.to, from, to, yearFrom, yearTo } };
}

/** Reads the scheme of a machine, and the numbers that were built as it. */
export function readRanges({ scheme: given, built }: Serials): ReadRanges {
  const faults = Object.entries(schemeProblems(given));
  if (faults.length > 0) {
    const named = faults.map(([field, message]) => [`serials.scheme.${field}`, message]);
    return { problems: Object.fromEntries(named) as Record<string, string> };
  }
  const scheme = toScheme(given);
  const problems: Record<string, string> = {};
  const ranges: BuiltRow[] = [];
  built.forEach((each, index) => {
    const { range, problem = {} } = readRange(scheme, each);
    for (const [field, message] of Object.entries(problem)) {
      problems[`serials.built.${index}.${field}`] = message;
    }
    if (!range) return;
    if (ranges.some((other) => keysOverlap(keysOf(other), keysOf(range)))) {
      problems[`serials.built.${index}.from`] = 'These numbers are in another range already.';
    }
    ranges.push(range);
  });
  return Object.keys(problems).length > 0 ? { problems } : { scheme, ranges };
}
