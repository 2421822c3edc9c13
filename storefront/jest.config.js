import { transform } from '../jest.base.js';
import { MSW_BUNDLE } from './src/test/msw-bundle.js';

const SANDBOX = '<rootDir>/../packages/payment-sandbox/browser';

/**
 * Unit and component tests of the storefront and of the browser half of the payment sandbox, with a
 * network mocked by Mock Service Worker.
 */
export default {
  displayName: 'storefront',
  rootDir: import.meta.dirname,
  globalSetup: '<rootDir>/src/test/msw-bundle.js',
  testEnvironment: '<rootDir>/src/test/browser-environment.js',
  // Use the packages' Node builds: browser builds are ES modules or lack exports that the mocks need.
  testEnvironmentOptions: {
    customExportConditions: ['harrow-source', 'node', 'require', 'default'],
  },
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  roots: ['<rootDir>', SANDBOX],
  testMatch: ['<rootDir>/{src,vite}/**/*.test.{ts,tsx}', `${SANDBOX}/**/*.test.{ts,tsx}`],
  // longer than the timeout of Testing Library, whose error message is more helpful
  testTimeout: 20_000,
  transform,
  // ES modules without another build: micromark and what it imports
  transformIgnorePatterns: [
    '/node_modules/(?!(?:micromark|character-entities|decode-named-character-reference|devlop))',
  ],
  moduleNameMapper: {
    '\\.(css|svg|woff2)(\\?.*)?$': '<rootDir>/src/test/asset-stub.ts',
    '/build-env$': '<rootDir>/src/test/build-env-stub.ts',
    '/import-sandbox$': '<rootDir>/src/test/import-sandbox-stub.ts',
    '^msw(/node)?$': MSW_BUNDLE,
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};
