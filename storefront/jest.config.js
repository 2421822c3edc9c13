import { transform } from '../jest.base.js';

/** Unit and component tests of the shop in the browser; the network is a mock service worker's. */
export default {
  displayName: 'storefront',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/src/test/browser-environment.js',
  // Node's builds of the packages: the browser's are ES modules or lack what the mocks need.
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  testMatch: ['<rootDir>/{src,drawings,vite}/**/*.test.{ts,tsx}'],
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(msw|@mswjs|until-async|rettime)/)'],
  moduleNameMapper: {
    '\\.(css|svg|woff2)(\\?.*)?$': '<rootDir>/src/test/asset-stub.ts',
    '/build-env$': '<rootDir>/src/test/build-env-stub.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};
