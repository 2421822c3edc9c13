import type { Page } from 'playwright-core';

/** The access token of whoever is signed in on the page. */
export const tokenOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => localStorage.getItem('accessToken') ?? undefined);
