import type { Page } from 'playwright-core';

/** Returns the access token of the page's user. */
export const tokenOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => localStorage.getItem('accessToken') ?? undefined);
