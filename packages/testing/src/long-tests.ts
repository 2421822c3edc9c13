/** Whether only the tests run that `npm test` runs; a test file that is named runs whole. */
export const isShortRun = Boolean(process.env.SHORT_TESTS);

/** A test that `npm run test:all` runs and `npm test` skips, because it takes more than some seconds. */
export const longIt = isShortRun ? it.skip : it;

/**
 * The number of times that a long test repeats something random, such as a killed process: `count`, or with
 * `TEST_EFFORT=3` three times as many.
 */
export const repeats = (count: number): number =>
  Math.round(count * Number(process.env.TEST_EFFORT ?? 1));
