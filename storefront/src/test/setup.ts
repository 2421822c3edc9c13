import '@testing-library/jest-dom';
import '@/config/parse-without-eval';
// eslint-disable-next-line testing-library/no-manual-cleanup -- errors while a page closes count, so it closes first
import { cleanup, configure, getConfig } from '@testing-library/react';

/** The `console.error` messages of the current test. */
let consoleErrors: string[] = [];

// A page's code is compiled when a test first opens it, which takes seconds on a busy machine.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) => {
    if (!isRepeated()) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
}));

/**
 * Whether `findBy…` or `waitFor` polls. Only the message of its last error is read, and printing the
 * whole document for each one is slow.
 */
function isRepeated(): boolean {
  const config = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  return config._disableExpensiveErrorDiagnostics === true;
}

// Functions of the window that pages use and jsdom does not implement.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  window.performance.getEntriesByType = () => [];
  window.URL.createObjectURL = () => 'blob:preview';
  window.URL.revokeObjectURL = () => undefined;
}

beforeEach(() => {
  consoleErrors = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    consoleErrors.push(args.map(String).join(' '));
  });
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  const errors = consoleErrors;
  jest.restoreAllMocks();
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});
