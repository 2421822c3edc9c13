'use strict';

/** The running server over HTTP, on a real PostgreSQL: the plugins' routes and the whole backend. */
module.exports = {
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
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
  },
  testTimeout: 60_000,
};
