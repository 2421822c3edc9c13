import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/**
 * Returns the most frequent color of an element in a screenshot: with forced colors, the computed style
 * still has the colors of the page.
 */
export async function colorOf(element: Locator): Promise<string> {
  const { dominant } = await sharp(await element.screenshot()).stats();
  return [dominant.r, dominant.g, dominant.b].join(' ');
}

/** Returns the HTML of interactive controls that are visible in print. */
export const pressablesOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, select, nav ul, [type=submit], a.button'))
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML),
  );
