import { transform } from '../jest.base.js';

/** Pure parts of the plugins; what needs the running server is `*.http.test.ts`, in backend/. */
export default {
  displayName: 'plugins',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/*/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.http\\.test\\.ts$'],
  transform,
};
