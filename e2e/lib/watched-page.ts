import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A page that records console errors and failed requests; each fails a test. */
export type WatchedPage = { page: Page; context: BrowserContext; problems: string[] };

/**
 * The expected problems of a test: the statuses that its page may report as errors, and whether the
 * page runs scripts.
 */
export type Expected = { statuses?: readonly number[]; javaScript?: boolean };

/**
 * Opens a page with empty storage that records every error, its own and those of the windows that
 * it opens.
 */
export async function openPage(
  browser: Browser,
  { statuses = [], javaScript = true }: Expected = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: javaScript,
  });
  const problems: string[] = [];
  const isExpected = (text: string) =>
    statuses.some((status) => text.includes(`status of ${status}`));
  context.on('page', (page) => {
    page.on('console', (message) => {
      if (message.type() !== 'error' || isExpected(message.text())) return;
      problems.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // navigation cancels requests in flight
      if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
    });
  });
  return { page: await context.newPage(), context, problems };
}
