import { transform } from '../jest.base.js';

/**
 * Tests of the running server over HTTP with a real PostgreSQL: the plugins' routes and the
 * backend.
 */
export default {
  displayName: 'http',
  rootDir: '..',
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/backend/own-plugins/'],
  testMatch: [
    '<rootDir>/backend/__tests__/**/*.test.ts',
    '<rootDir>/backend/src/**/__tests__/**/*.test.ts',
    '<rootDir>/backend-plugins/*/__tests__/**/*.http.test.ts',
    '<rootDir>/plugins/*/__tests__/**/*.http.test.ts',
  ],
  globalSetup: '<rootDir>/packages/testing/src/global-setup.ts',
  globalTeardown: '<rootDir>/packages/testing/src/global-teardown.ts',
  transform,
  testTimeout: 120_000,
};
