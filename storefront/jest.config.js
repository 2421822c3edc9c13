import { transform } from '../jest.base.js';
import { MSW_BUNDLE } from './src/test/msw-bundle.js';

/** Unit and component tests of the shop in the browser; the network is a mock service worker's. */
export default {
  displayName: 'storefront',
  rootDir: import.meta.dirname,
  globalSetup: '<rootDir>/src/test/msw-bundle.js',
  testEnvironment: '<rootDir>/src/test/browser-environment.js',
  // Node's builds of the packages: the browser's are ES modules or lack what the mocks need.
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  testMatch: ['<rootDir>/{src,drawings,vite}/**/*.test.{ts,tsx}'],
  // longer than the testing library's own patience, which says what it waited for
  testTimeout: 20_000,
  transform,
  moduleNameMapper: {
    '\\.(css|svg|woff2)(\\?.*)?$': '<rootDir>/src/test/asset-stub.ts',
    '/build-env$': '<rootDir>/src/test/build-env-stub.ts',
    '^msw(/node)?$': MSW_BUNDLE,
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};
