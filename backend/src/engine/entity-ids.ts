import { randomFillSync } from 'node:crypto';
import type * as Ulid from 'ulid';
import { createRequire } from 'node:module';

// its exports themselves: a namespace import is a copy
const ulid = createRequire(__filename)('ulid') as typeof Ulid;

const random = new Uint8Array(4096);
let used = random.length;

/** Returns a random number in [0, 1), a multiple of 1/256, from bytes that are read in advance. */
function nextRandom(): number {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  return (random[used++] ?? 0) / 256;
}

/**
 * Lets the engine's ids take their randomness from a pool. `ulid` asks the operating system for each of
 * the 16 random characters of an id, and an order has ten ids: a tenth of its processing time.
 */
export function poolRandomnessOfIds(): void {
  Object.assign(ulid, { ulid: ulid.factory(nextRandom) });
}
