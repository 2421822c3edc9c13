import type { Page } from 'playwright-core';

/**
 * Waits until the page that the server has rendered handles events. The state `networkidle` comes earlier where
 * the machine is too busy to run the page's script.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page
    .locator('select[aria-label="Color scheme"]:enabled')
    .first()
    .waitFor({ state: 'attached' });
}
