import '@testing-library/jest-dom';
import '@/config/parse-without-eval';
import { cleanup, configure } from '@testing-library/react';

/** What the console was told to complain about in the test that runs. */
let complaints: string[] = [];

// A page's code is compiled when a test first opens it; on a busy machine that takes seconds.
configure({ asyncUtilTimeout: 10_000 });

// What a page does to the window and jsdom has no window for.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.performance.getEntriesByType = () => [];
  window.URL.createObjectURL = () => 'blob:preview';
  window.URL.revokeObjectURL = () => undefined;
}

beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  });
});

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
  const heard = complaints;
  jest.restoreAllMocks();
  if (heard.length > 0) throw new Error(`console.error was called:\n${heard.join('\n')}`);
});
