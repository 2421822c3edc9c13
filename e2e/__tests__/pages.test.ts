import type { Browser } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { launchBrowser } from '../lib/browser.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { checkStructuredData } from '../lib/structured-data.ts';
import { openPage } from '../lib/watched-page.ts';

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});
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

it.each(['/', '/allproduct', '/products/seed-drill'])(
  'loads on %s no code of sessions, forms or dialogs for a visitor who has pressed nothing',
  async (path) => {
    const { page, context } = await openPage(browser);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(shop.storefront + path);
    await page.waitForLoadState('networkidle');
    const unasked = /\/(?:firebase-auth|google-popup|inner|forms|dialog|desk)-[^/]*\.js$/;
    expect(scripts.filter((script) => unasked.test(script))).toEqual([]);
    await context.close();
  },
);

it.each([
  ['/?page=2', 'Home, page 2'],
  ['/allproduct', 'All products'],
  ['/allproduct?page=2', 'All products, page 2'],
  ['/purchase/prod_1', 'Purchase'],
  ['/dashboard/myorders', 'Dashboard'],
])('has a separate title on %s before any script has run', async (path, title) => {
  const html = await (await fetch(shop.storefront + path)).text();
  expect(/<title>([^<]*)/.exec(html)?.[1]).toBe(`${title} · Harrow`);
});

it('describes the shop and its search on the home page', async () => {
  const html = await (await fetch(`${shop.storefront}/`)).text();
  expect(await checkStructuredData(html)).toEqual({
    types: ['Organization', 'WebSite'],
    errors: [],
  });
  expect(html).toContain('/search?q={words}');
  const second = await (await fetch(`${shop.storefront}/?page=2`)).text();
  expect((await checkStructuredData(second)).types).toEqual([]);
});

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

it.each([
  ['HR-14-361', 301, '/products/harrow-disc'],
  ['hr%2014%20361', 301, '/products/harrow-disc'],
  ['HR-14-355', 301, '/products/harrow-disc'], // which it was replaced by
  ['no-such-1', 404, null],
  ['%E0', 404, null],
] as const)('answers /parts/%s with %d', async (number, status, target) => {
  const answer = await fetch(`${shop.storefront}/parts/${number}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([status, target]);
});
