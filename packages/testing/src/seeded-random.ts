import { randomInt } from 'node:crypto';

/** The seed of random tests: different each time, or set to reproduce a failed run. */
export const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));

/** Returns a generator of integers from 0 to below `end`, determined by the seed (mulberry32). */
export function seededRandom(from = seed): (end: number) => number {
  let state = from;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}
