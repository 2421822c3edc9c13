import type { Page } from 'playwright-core';

/**
 * Returns the layout problems of a page at its window's size: horizontal scrolling, and controls that
 * overflow the window or their container, are smaller than 24 px or too narrow for their text. With
 * `press`, each control is also scrolled into view and must not be covered.
 */
export const layoutProblems = (page: Page, { press = false } = {}): Promise<string[]> =>
  page.evaluate((presses) => {
    const { documentElement: root } = document;
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const SMALLEST = 24;
    /** The maximum overflow of an icon's margin. */
    const OUTDENT = 0.5 * parseFloat(getComputedStyle(root).fontSize);

    const shapeProblem = (control: Element): string | undefined => {
      const { left, right, width, height } = control.getBoundingClientRect();
      if (left < 0 || right > root.clientWidth + 0.5) return 'sticks out of the window';
      // a link in a sentence
      if (getComputedStyle(control).display === 'inline') return undefined;
      if (Math.min(width, height) < SMALLEST) return 'is smaller than 24 px';
      const place = control.parentElement?.getBoundingClientRect() ?? new DOMRect();
      if (right > place.right + OUTDENT) return 'sticks out of its place';
      const isCramped = control.scrollWidth > control.clientWidth + 1;
      return control.matches('a, button') && isCramped ? 'is too narrow for its text' : undefined;
    };
    const pressProblem = (control: Element): string | undefined => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = control.getClientRects()[0] ?? new DOMRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isHit = control.contains(hit) || hit?.closest('label')?.control === control;
      return hit && isHit ? undefined : 'is covered';
    };

    const problems: string[] = [];
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) problems.push(`The page scrolls sideways by ${sideways} px at ${innerWidth}`);
    // the rest of the page is inert while a dialog is open
    const within = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
    for (const control of Array.from(within.querySelectorAll(CONTROLS))) {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const isShown = control.checkVisibility({ visibilityProperty: true });
      // the skip link is visible only while it has the focus
      if (!isShown || name.startsWith('Skip')) continue;
      const problem = shapeProblem(control) ?? (presses ? pressProblem(control) : undefined);
      if (problem) problems.push(`${control.tagName} ${name} ${problem} at ${innerWidth}`);
    }
    scrollTo(0, 0);
    return problems;
  }, press);

/** Makes every word of the page as long as its German translation. */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      node.nodeValue = (node.nodeValue ?? '').replace(
        /\p{L}{4,}/gu,
        (word) => word + 'e'.repeat(Math.ceil(word.length * 0.35)),
      );
    }
  });

/** Sets the browser's text size, as in its settings: 2 is 200 %. */
export async function setTextSize(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: 16 * factor, fixed: 13 * factor };
  await session.send('Page.setFontSizes', { fontSizes });
  await session.detach();
}
