import { transform } from '../jest.base.js';

/** Pure parts of the plugins and of the packages that they share; what needs the running server is `*.http.test.ts`, in backend/. */
export default {
  displayName: 'plugins',
  rootDir: '..',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/backend-plugins/*/__tests__/**/*.test.ts',
    '<rootDir>/packages/{contract,money,plugin-kit}/__tests__/**/*.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', '\\.http\\.test\\.ts$'],
  transform,
};
