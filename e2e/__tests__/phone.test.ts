import type { Browser } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { isShortRun } from '@harrow/testing/long-tests';
import { launchBrowser } from '../lib/browser.ts';
import { setTextSize } from '../lib/layout-problems.ts';
import { overflow } from '../lib/overflow.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { totalShift } from '../lib/total-shift.ts';

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});
it.each(isShortRun ? [360] : [320, 340, 360, 375, 390, 400])(
  'moves nothing at %d px if the fonts come after the page',
  async (width) => {
    for (const path of ['/', '/products/spring-tine', '/login']) {
      const context = await browser.newContext({ viewport: { width, height: 740 } });
      const page = await context.newPage();
      let release: () => void = () => undefined;
      const shown = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto(shop.storefront + path, { waitUntil: 'commit' });
      const button = page.getByRole('banner').getByRole('link', { name: 'Log in' });
      await button.waitFor();
      const fonts = page.waitForResponse(/woff2/);
      release();
      await fonts;
      await page.waitForLoadState('networkidle');
      expect({ path, isStill: (await totalShift(page)) <= 0.02 }).toEqual({ path, isStill: true });
      await context.close();
    }
  },
);

describe('with text of 200 %', () => {
  const PATHS = ['/', '/allproduct', '/products/field-tractor', '/login', '/blogs'];

  it.each(PATHS)('fits on a phone by the size of the browser on %s', async (path) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await setTextSize(page, 2);
    await page.goto(shop.storefront + path, { waitUntil: 'networkidle' });
    expect(await overflow(page)).toBe(0);
    await page.close();
  });

  it.each(PATHS)('fits on a phone by the size of the page on %s', async (path) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, bypassCSP: true });
    await page.goto(shop.storefront + path, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await overflow(page)).toBe(0);
    await page.close();
  });

  it('keeps the names of the categories apart', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, bypassCSP: true });
    await page.goto(shop.storefront, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const names = page.getByRole('navigation', { name: 'Categories' }).locator('li');
    for (const name of await names.all()) {
      expect(await name.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    }
    await page.close();
  });
});

it.each(['/products/spring-tine', '/products/combine-harvester', '/products/field-tractor'])(
  'prints %s on two sheets at most, and none of them blank',
  async (path) => {
    const page = await browser.newPage();
    await page.goto(shop.storefront + path, { waitUntil: 'networkidle' });
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    const first = page.getByRole('article').first();
    expect(await first.evaluate((article) => getComputedStyle(article).breakInside)).toBe('auto');
    await page.close();
  },
);
