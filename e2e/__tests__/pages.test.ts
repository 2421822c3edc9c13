import type { Browser } from 'playwright-core';
import { launchBrowser } from '../lib/browser.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { checkStructuredData } from '../lib/structured-data.ts';
import { openPage } from '../lib/watched-page.ts';

const shop = sharedShop();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('leads without JavaScript from the home page to a product and to every product', async () => {
  const { page, context, problems } = await openPage(browser, { javaScript: false });
  await page.goto(`${shop.storefront}/`);
  const cards = page.getByRole('article').filter({ hasText: 'Buy Now' });
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('heading').getByRole('link').click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  expect(await page.locator('main').textContent()).toMatch(/\$\d/);
  await page.getByRole('link', { name: 'All products' }).first().click();
  await page.getByRole('link', { name: 'Next page' }).click();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
  expect(await cards.count()).toBeGreaterThan(0);
  // such a browser does not run scripts, and reports each
  expect(problems.filter((problem) => !problem.endsWith('.js csp'))).toEqual([]);
  await context.close();
});

it.each(['/', '/allproduct?page=2&size=6&utm_source=letter', '/blogs', '/delivery', '/login'])(
  'takes %s over without an error, and without asking for its data again',
  async (path) => {
    const { page, context, problems } = await openPage(browser);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(shop.backend)) calls.push(request.url());
    });
    await page.goto(shop.storefront + path);
    await page.waitForLoadState('networkidle');
    expect({ calls, problems }).toEqual({ calls: [], problems: [] });
    await context.close();
  },
);

it('describes a product as Google’s merchant listings require', async () => {
  const page = await fetch(`${shop.storefront}/products/seed-drill`);
  const html = await page.text();
  expect(await checkStructuredData(html)).toEqual({
    types: ['Product', 'BreadcrumbList'],
    errors: [],
  });
  const { errors } = await checkStructuredData(html.replaceAll('"price":', '"cost":'));
  expect(errors).not.toEqual([]);
});
