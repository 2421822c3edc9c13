/** Wrong codes in a row without a wait: people mistype. */
const FREE = 4;

const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 3600;

/**
 * Returns the seconds until the next code is read, after so many wrong ones in a row: the wait doubles from the fifth
 * on, up to an hour. So an attacker with a password has about 30 guesses on a day, each with three of a million
 * codes. Times are in milliseconds since 1970.
 */
export function secondsToWait(failures: number, failedAt: number | null, now: number): number {
  if (failedAt === null || failures <= FREE) return 0;
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - FREE - 1), MAX_WAIT_SECONDS);
  return Math.max(0, Math.ceil(wait - (now - failedAt) / 1000));
}
