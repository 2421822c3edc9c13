/** Whether only the tests run that `npm test` runs; a test file that is named runs whole. */
export const isShortRun = Boolean(process.env.SHORT_TESTS);

/** A test that `npm run test:all` runs and `npm test` skips, because it takes more than some seconds. */
export const longIt = isShortRun ? it.skip : it;
