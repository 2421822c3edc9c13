import { transform } from '../jest.base.js';

/** The running server over HTTP, on a real PostgreSQL: the plugins' routes and the whole backend. */
export default {
  displayName: 'http',
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/backend/__tests__/**/*.test.ts',
    '<rootDir>/backend/src/**/__tests__/**/*.test.ts',
    '<rootDir>/backend-plugins/*/__tests__/**/*.http.test.ts',
  ],
  globalSetup: '<rootDir>/dev/test-support/global-setup.ts',
  globalTeardown: '<rootDir>/dev/test-support/global-teardown.ts',
  transform,
  testTimeout: 120_000,
};
