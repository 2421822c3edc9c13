import { transform } from '../jest.base.js';

/** Tests of the launcher and of the embedded services; they start real processes on free ports. */
export default {
  displayName: 'dev',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/__tests__/**/*.test.ts'],
  transform,
  testTimeout: 120_000,
};
