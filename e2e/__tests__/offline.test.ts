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
  expect(await page.title()).toBe('No connection to the shop');
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

const BOOK = '/machines/disc-harrow?serial=H520-04117';
const FIGURE = '/machines/disc-harrow/20-1?serial=H520-04117';
const PRICE = /\$\d/;

it('keeps a book for the field, readable without a connection and without prices, until it is removed', async () => {
  const { page, context } = await visitOnce([503]);
  const main = page.getByRole('main');
  await page.goto(shop.storefront + BOOK);
  await page.getByRole('button', { name: 'Keep for the field' }).click();
  await main.getByText('Kept for the field').waitFor();

  await context.setOffline(true);
  expect((await page.goto(shop.storefront + BOOK))?.status()).toBe(200);
  await main.getByText('Folding ram').waitFor();
  await main.getByRole('link', { name: /^20-1/ }).click(); // the link sends a call
  await main.getByText('Serrated harrow disc').first().waitFor();
  await page.goto(shop.storefront + FIGURE); // the address loads the page
  await main.getByText(/^As of .*Price and stock need a connection\.$/).waitFor();
  const drawing = page.getByRole('img', { name: /^Exploded drawing/ });
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await main.getByRole('button', { name: /HR-14-361/ }).click();
  await main.getByRole('button', { name: 'Buy Now' }).click({ force: true });
  await main.getByRole('alert').getByText('Price and stock need a connection.').waitFor();
  expect(await main.innerText()).not.toMatch(PRICE);

  await page.goto(`${shop.storefront}/`);
  await page.getByRole('link', { name: /^Compact disc harrow.*H520-04117$/ }).click();
  await main.getByText('Folding ram').waitFor();

  await context.setOffline(false);
  await page.goto(shop.storefront + FIGURE);
  await main.getByText(PRICE).first().waitFor();
  await page.goto(shop.storefront + BOOK);
  await main.getByRole('button', { name: 'Remove' }).click();
  await main.getByText('The book is no longer kept.').waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
});

it('keeps nothing of a book if the connection is lost halfway', async () => {
  const { page, context } = await visitOnce();
  await page.goto(shop.storefront + BOOK);
  await page.route('**/machines/disc-harrow/50-1*', (route) => route.abort());
  await page.getByRole('button', { name: 'Keep for the field' }).click();
  await page.getByText(/^The connection was lost\. Nothing was kept/).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.close();
});
