import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/**
 * The color that most of an element has on the screen. Taken from a picture: where the system chooses
 * the colors, the computed style still names those of the page.
 */
export async function colorOf(element: Locator): Promise<string> {
  const { dominant } = await sharp(await element.screenshot()).stats();
  return [dominant.r, dominant.g, dominant.b].join(' ');
}

/** What can only be pressed and yet stands on paper, as its HTML. For a page that is shown for print. */
export const pressablesOnPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('button, select, nav ul, [type=submit], a.button'))
      .filter((element) => element.checkVisibility())
      .map(({ outerHTML }) => outerHTML),
  );
