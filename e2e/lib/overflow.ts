import type { Page } from 'playwright-core';

/** How far the page can be scrolled sideways, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
