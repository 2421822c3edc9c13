/** Every test of the repository; `npm test` builds what they run first. */
export default {
  projects: ['backend-plugins', 'backend', 'dev', 'storefront', 'e2e'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testSequencer: '<rootDir>/jest.sequencer.js',
  // has no effect in a project's own file when several run; a busy machine starts a shop in 20 s
  testTimeout: 120_000,
};
