import { randomInt } from 'node:crypto';

/** What a test's chance starts from: another one each time, or the one of a run that failed. */
export const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));

/** Whole numbers from 0 to below `end` that are the same for the same seed (mulberry32). */
export function seededRandom(from = seed): (end: number) => number {
  let state = from;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}
