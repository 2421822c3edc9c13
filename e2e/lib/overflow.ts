import type { Page } from 'playwright-core';

/** Returns the page's horizontal overflow in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
