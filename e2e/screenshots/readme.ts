import { join } from 'node:path';
import { projectRoot } from '@harrow/processes/project-root';
import { reportProblem } from '@harrow/processes/report-problem';
import { paint } from '../lib/audience.ts';
import { withShopAndBrowser } from '../lib/with-shop-and-browser.ts';

// Takes the picture of the home page in README.md:
//   node --import tsx e2e/screenshots/readme.ts

const FILE = join(projectRoot(), 'docs', 'images', 'home.jpg');
const VIEWPORT = { width: 1280, height: 960 };

async function main(): Promise<void> {
  await withShopAndBrowser(async (shop, browser) => {
    const page = await browser.newPage({ viewport: VIEWPORT });
    await paint(page, { colorScheme: 'light' });
    await page.goto(shop.storefront);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: FILE, type: 'jpeg', quality: 80 });
    console.log(`The picture is ${FILE}.`);
  });
}

main().catch((error: unknown) => {
  reportProblem(error);
  process.exitCode = 1;
});
