import { transform } from '../jest.base.js';

/** Journeys in a real browser through the whole shop, as `npm start` runs it. */
export default {
  displayName: 'e2e',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/lib/global-setup.ts',
  globalTeardown: '<rootDir>/lib/global-teardown.ts',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  transform,
  testTimeout: 120_000,
};
