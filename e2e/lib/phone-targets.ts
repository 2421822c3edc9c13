import type { Page } from 'playwright-core';

/** Returns the visible controls of a page that are lower than a fingertip: 44 px. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FINGERTIP = 44;
    const problems: string[] = [];
    for (const control of Array.from(document.querySelectorAll('a[href], button, select'))) {
      const { height } = control.getBoundingClientRect();
      const isInSentence = getComputedStyle(control).display === 'inline';
      const name = control.getAttribute('aria-label') ?? control.textContent;
      // the skip link is visible only while it has the focus
      if (!control.checkVisibility() || isInSentence || name.startsWith('Skip')) continue;
      if (height < FINGERTIP) problems.push(`${name} is ${height} px high`);
    }
    return problems;
  });
