import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A page whose console errors and failed requests are kept, because each of them fails a test. */
export type WatchedPage = { page: Page; context: BrowserContext; problems: string[] };

/**
 * What a test provokes on purpose: the statuses of answers that its page may report as errors, and
 * whether the page runs scripts.
 */
export type Expected = { statuses?: readonly number[]; javaScript?: boolean };

/**
 * Opens a page of its own, with nothing stored, that writes down everything that goes wrong, in it
 * and in every window that it opens.
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
      // a page that is left cancels what it still loads
      if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
    });
  });
  return { page: await context.newPage(), context, problems };
}
