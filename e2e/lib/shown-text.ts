import type { Page } from 'playwright-core';

/** Makes the page record every text that it shows from now on, however briefly. */
export async function noteWhatIsShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const { dataset, innerText } = document.documentElement;
      dataset.shown = `${dataset.shown ?? ''}\n${innerText}`;
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
}

/** Returns every text that the page has shown since it was loaded. */
export async function whatWasShown(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-shown')) ?? '';
}
