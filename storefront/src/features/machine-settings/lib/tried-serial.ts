import {
  cleanSerial,
  isKeyIn,
  namedGroups,
  parseSerial,
  rangeKeys,
  schemeProblems,
  toScheme,
  type SerialRange,
} from '@harrow/contract';
import { rangesOf, schemeOf, type SettingsFields } from './settings-form';

/** The part of a number that a group of the pattern reads, and what it is for. */
export interface TriedGroup {
  name: string;
  text: string;
  role: 'family' | 'sequence' | 'ignored';
  /** Its place in the order, from 1; 0 outside of it. */
  place: number;
}

/** The result of reading a serial number by the settings as typed. */
export type TriedSerial =
  | { outcome: 'pattern'; problem: string }
  | { outcome: 'unread'; cleaned: string }
  | {
      outcome: 'read';
      groups: TriedGroup[];
      /** The range that has it; null if none does, and undefined if there are no ranges. */
      range: SerialRange | null | undefined;
    };

/** Reads a serial number as the server does. */
export function trySerial(fields: SettingsFields, typed: string): TriedSerial {
  const given = schemeOf(fields);
  const [problem] = Object.values(schemeProblems(given));
  if (problem !== undefined) return { outcome: 'pattern', problem };
  const scheme = toScheme(given);
  const parsed = parseSerial(scheme, typed);
  if (!parsed) return { outcome: 'unread', cleaned: cleanSerial(typed) };
  const groups = namedGroups(given.pattern).map((name) => {
    const place = given.sequence.indexOf(name) + 1;
    const role = place > 0 ? 'sequence' : given.family.includes(name) ? 'family' : 'ignored';
    return { name, text: parsed.groups[name] ?? '', role, place } as const;
  });
  const ranges = rangesOf(fields).filter(({ from }) => from !== '');
  const range = ranges.find((each) => {
    const keys = rangeKeys(scheme, each);
    return !('wrong' in keys) && isKeyIn(parsed.key, keys);
  });
  return { outcome: 'read', groups, range: ranges.length === 0 ? undefined : (range ?? null) };
}
