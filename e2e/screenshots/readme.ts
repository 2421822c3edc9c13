import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import { openAudience, paint } from '../lib/audience.ts';
import type { Role } from '../lib/screens.ts';
import { withShopAndBrowser } from '../lib/with-shop-and-browser.ts';

// Takes the pictures in README.md:
//   node --import tsx e2e/screenshots/readme.ts

const FOLDER = join(projectRoot(), 'docs', 'images');
const DESKTOP = { width: 1280, height: 960 };
const PHONE = { width: 390, height: 844 };
const FIGURE = '/machines/disc-harrow/20-1?serial=H520-04117#item-4';

type Picture = { name: string; role: Role; path: string; viewport: typeof DESKTOP };

const PICTURES: Picture[] = [
  { name: 'home', role: 'visitor', path: '/', viewport: DESKTOP },
  { name: 'figure', role: 'visitor', path: FIGURE, viewport: DESKTOP },
  { name: 'phone', role: 'visitor', path: FIGURE, viewport: PHONE },
  { name: 'desk', role: 'admin', path: '/dashboard/manageorders', viewport: DESKTOP },
];

async function take(page: Page, { name, viewport }: Picture, address: string): Promise<void> {
  await page.setViewportSize(viewport);
  await paint(page, { colorScheme: 'light' });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 80 });
}

async function main(): Promise<void> {
  await withShopAndBrowser(async (shop, browser) => {
    const { pages } = await openAudience(browser, shop);
    for (const picture of PICTURES) {
      await take(pages[picture.role], picture, shop.storefront + picture.path);
    }
    console.log(`The pictures are in ${FOLDER}.`);
  });
}

main().catch((error: unknown) => {
  reportProblem(error);
  process.exitCode = 1;
});
