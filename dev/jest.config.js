import { transform } from '../jest.base.js';

/** Tests of the launcher, the embedded services and the tools; they start real processes on free ports. */
export default {
  displayName: 'tools',
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{bench,dev,pictures}/**/__tests__/**/*.test.ts',
    '<rootDir>/packages/{payment-sandbox,processes,testing}/__tests__/**/*.test.ts',
    '<rootDir>/storefront/server/**/__tests__/**/*.test.ts',
  ],
  transform,
  testTimeout: 120_000,
};
