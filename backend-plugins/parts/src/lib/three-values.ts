import { type Fits, isEveryKey, isKeyIn, type KeyRange } from '@harrow/contract';

/** Yes, no, or not known. */
export type Verdict = Fits['verdict'];

const RANK: Record<Verdict, number> = { no: 0, unknown: 1, yes: 2 };

export const both = (one: Verdict, other: Verdict): Verdict =>
  RANK[one] < RANK[other] ? one : other;

export const isBetter = (one: Verdict, other: Verdict): boolean => RANK[one] > RANK[other];

/** Whether a range has a serial number, by its key; null if the number is not known. */
export function holdsAt(range: KeyRange, key: string | null): Verdict {
  if (isEveryKey(range)) return 'yes';
  if (key === null) return 'unknown';
  return isKeyIn(key, range) ? 'yes' : 'no';
}

/** Whether a machine has one of the options that something is for; null if its options are not known. */
export function usableWith(
  usableOn: readonly string[],
  options: readonly string[] | null,
): Verdict {
  if (usableOn.length === 0) return 'yes';
  if (options === null) return 'unknown';
  return usableOn.some((code) => options.includes(code)) ? 'yes' : 'no';
}
