import type { Browser } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { launchBrowser } from '../lib/browser.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { openPage } from '../lib/watched-page.ts';

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});

/** Opens the home page, and waits until the service worker is ready for the next navigation. */
async function visitOnce(statuses: readonly number[] = []) {
  const watched = await openPage(browser, { statuses });
  await watched.page.goto(`${shop.storefront}/`);
  await watched.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  return watched;
}

it('shows a page of the shop for an address opened offline, and the address once there is a connection', async () => {
  const { page, context, problems } = await visitOnce([503]);
  await context.setOffline(true);
  const address = `${shop.storefront}/products/seed-drill?from=letter`;
  expect((await page.goto(address))?.status()).toBe(503);
  expect(await page.getByRole('heading').allTextContents()).toEqual(['No connection to the shop']);
  expect(await page.title()).toBe('No connection to the shop · Harrow');
  const again = page.getByRole('link', { name: 'Try again' });
  const answer = page.waitForResponse(address);
  await again.click();
  expect((await answer).status()).toBe(503);
  await context.setOffline(false);
  await again.click();
  await page.getByRole('heading', { level: 1, name: /^Seed drill/ }).waitFor();
  expect(page.url()).toBe(address);
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

it('passes the pages of the server on while there is a connection, and stores none', async () => {
  const { page, context, problems } = await visitOnce([404]);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop.backend)) calls.push(request.url());
  });
  const served = await page.goto(`${shop.storefront}/allproduct`);
  expect([served?.status(), served?.fromServiceWorker()]).toEqual([200, true]);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  expect((await page.goto(`${shop.storefront}/nowhere`))?.status()).toBe(404);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

it('leaves the addresses of the stock admin to the browser', async () => {
  const { page, context } = await visitOnce();
  await context.setOffline(true);
  await expect(page.goto(`${shop.storefront}/app/orders`)).rejects.toThrow(/DISCONNECTED/);
  await context.close();
});
