import { MAX_SERIAL_LENGTH } from './limits';
import type { Scheme } from './serial-rules';
import { cleanSerial, type SerialRange } from './serials';

/** The domain `serial_key` has the same. */
const MAX_KEY_LENGTH = 160;
/** The longest run of digits with a count of one character. */
const MAX_DIGITS = 35;

/** An inclusive range of keys. */
export type KeyRange = { from: string; to: string };

/** Below and above every key. */
const LOWEST_KEY = '';
const HIGHEST_KEY = '~';

export const EVERY_KEY: KeyRange = { from: LOWEST_KEY, to: HIGHEST_KEY };

/** Puts the count of digits before each number without its leading zeros, so that 999 sorts before 1000. */
function ordered(text: string): string | null {
  const numbers = text.replace(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, '');
    return number.length > MAX_DIGITS ? '~' : number.length.toString(36).toUpperCase() + number;
  });
  return numbers.includes('~') ? null : numbers;
}

/** Ranks each character by an alphabet; null if one is not in it. */
function ranked(text: string, alphabet: string): string | null {
  const ranks = Array.from(text).map((character) => alphabet.indexOf(character));
  return ranks.includes(-1) ? null : ranks.map((rank) => String(rank).padStart(2, '0')).join('');
}

/** A serial number as a scheme reads it: its key, and the text of each group that it has. */
type ParsedSerial = { key: string; groups: Readonly<Record<string, string | undefined>> };

/** Reads a serial number; null if the scheme cannot. */
export function parseSerial(scheme: Scheme, typed: string): ParsedSerial | null {
  const serial = cleanSerial(typed);
  if (serial.length > MAX_SERIAL_LENGTH) return null;
  const groups = scheme.expression.exec(serial)?.groups;
  if (!groups) return null;
  const parts = scheme.sequence.map((name) => {
    const text = groups[name] ?? '';
    const alphabet = scheme.alphabets[name];
    return alphabet === undefined ? ordered(text) : ranked(text, alphabet);
  });
  if (parts.includes(null)) return null;
  const family = scheme.family.map((name) => groups[name] ?? '').join('.');
  const key = `${scheme.name}|${family}|${parts.join('.')}`;
  return key.length > MAX_KEY_LENGTH ? null : { key, groups };
}

/**
 * Returns the key of a serial number, `scheme|family|sequence`; null if the scheme cannot read it. Keys sort by bytes
 * as their machines were built.
 */
export const serialKey = (scheme: Scheme, typed: string): string | null =>
  parseSerial(scheme, typed)?.key ?? null;

/** Returns the part of a key that numbers of one family have in common. */
export const familyOf = (key: string): string => key.slice(0, key.lastIndexOf('|') + 1);

/**
 * Returns the keys of a range. An open end is that of the other's family, and without bounds it is every number. Returns
 * the field that is wrong for a bound that the scheme cannot read, of two families, or in the wrong order.
 */
export function rangeKeys(
  scheme: Scheme,
  { from, to }: SerialRange,
): KeyRange | { wrong: 'from' | 'to'; message: string } {
  const low = from === null ? null : serialKey(scheme, from);
  const high = to === null ? null : serialKey(scheme, to);
  const unreadable = 'This is not a serial number of the machine.';
  if (from !== null && low === null) return { wrong: 'from', message: unreadable };
  if (to !== null && high === null) return { wrong: 'to', message: unreadable };
  if (low === null && high === null) return EVERY_KEY;
  if (low !== null && high !== null) {
    if (familyOf(low) !== familyOf(high)) {
      return { wrong: 'to', message: 'This is of another family of serial numbers.' };
    }
    if (low > high) return { wrong: 'to', message: 'This is before the beginning.' };
    return { from: low, to: high };
  }
  const family = familyOf(low ?? high ?? '');
  return { from: low ?? family, to: high ?? family + HIGHEST_KEY };
}

export const isKeyIn = (key: string, { from, to }: KeyRange): boolean => key >= from && key <= to;

/** Whether a range has every number, so that none needs to be known. */
export const isEveryKey = ({ from, to }: KeyRange): boolean =>
  from === LOWEST_KEY && to === HIGHEST_KEY;

export const keysOverlap = (one: KeyRange, other: KeyRange): boolean =>
  one.from <= other.to && other.from <= one.to;
