import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import { openAudience, paint } from '../lib/audience.ts';
import { openScreen, SCREENS, type Role } from '../lib/screens.ts';
import { withShopAndBrowser } from '../lib/with-shop-and-browser.ts';

const FOLDER = join(projectRoot(), '.cache', 'screenshots');

const SIZES = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
};

/** Scrolls to the end and back, so that lazily loaded content is in the picture. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 50));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function photograph(page: Page, name: string, hasDialog: boolean): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    if (!hasDialog) await loadAll(page);
    for (const scheme of ['light', 'dark'] as const) {
      await paint(page, { colorScheme: scheme });
      const path = join(FOLDER, `${name}-${size}-${scheme}.png`);
      await page.screenshot({ path, fullPage: !hasDialog });
    }
  }
}

/** Takes a picture of every screen, on a phone and a desktop, in light and dark. */
async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await withShopAndBrowser(async (shop, browser) => {
    const { pages, furniture } = await openAudience(browser, shop);
    for (const [role, screens] of Object.entries(SCREENS)) {
      const page = pages[role as Role];
      for (const screen of screens) {
        await openScreen(page, shop.storefront, screen, furniture);
        const hasDialog = await page.getByRole('dialog').isVisible();
        await photograph(page, `${role}-${screen.name}`, hasDialog);
      }
    }
    console.log(`The pictures are in ${FOLDER}.`);
  });
}

main().catch((error: unknown) => {
  reportProblem(error);
  process.exitCode = 1;
});
