import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { tokenOf } from '../lib/access-token.ts';
import { launchBrowser } from '../lib/browser.ts';
import { newestProducts, placeOrder } from '../lib/furnished-shop.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { totalShift } from '../lib/total-shift.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

/** The key under which the sandbox looks up the wallets of the browser. */
const WALLETS_KEY = 'payment-sandbox-wallets';
const COMPLETED = 'Congrats! Your payment completed';

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let customer: Shopper;
let token: string | undefined;
const person = {
  name: 'Ada Fields',
  email: `ada-${randomUUID()}@fields.test`,
  password: 'Furrow2026',
};

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  watched = await openPage(browser, { statuses: [402] });
  page = watched.page;
  customer = new Shopper(page, shop.storefront);
  await page.setViewportSize({ width: 390, height: 844 });
  await customer.open('/signup');
  await customer.signUp(person);
  await page.waitForURL(`${shop.storefront}/`);
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  token = await tokenOf(page);
});

afterEach(() => {
  expect(watched.problems.splice(0)).toEqual([]);
});

const wallets = () => page.getByRole('group', { name: 'Pay by wallet' });
const wallet = (name: string) => wallets().getByRole('button', { name });
const sheet = () => page.getByRole('dialog', { name: 'Apple Pay test sheet' });
const payByCard = () => page.getByRole('button', { name: /^Pay \$[\d.,]+$/ });

/** Gives the browser these wallets, places an order, and opens the page of its payment. */
async function opened(listed: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    WALLETS_KEY,
    listed,
  ] as const);
  const [product] = await newestProducts(shop.backend, 1);
  if (!product) throw new Error('Nothing is sold.');
  const order = await placeOrder(shop.backend, token, product, person);
  await customer.open(`/dashboard/payment/${order}`);
  await page.getByLabel('Card number').waitFor();
}

/** The form is in sight on a phone, and nothing has moved while it was loaded. */
async function isInSight(): Promise<void> {
  await payByCard().waitFor();
  const box = await payByCard().boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(await totalShift(page)).toBeLessThanOrEqual(0.1);
}

it('pays an order by a wallet, with the keyboard', async () => {
  await opened('apple_pay,google_pay');
  await isInSight();
  await wallet('Apple Pay').focus();
  await page.keyboard.press('Enter');
  await sheet().waitFor();
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
  expect(await wallet('Apple Pay').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await sheet().getByRole('button', { name: 'Pay with Apple Pay' }).focus();
  await page.keyboard.press('Enter');
  await customer.sees(COMPLETED);
  expect(await sheet().count()).toBe(0);
  await customer.open('/dashboard/myorders');
  await page.getByText('Paid', { exact: true }).first().waitFor();
});

it('shows why a wallet was declined, and takes another card of it', async () => {
  await opened('apple_pay');
  await wallet('Apple Pay').click();
  await sheet().getByLabel('Card').selectOption({ label: 'Visa •••• 0002, which is declined' });
  await sheet().getByRole('button', { name: 'Pay with Apple Pay' }).click();
  await sheet().getByText('Your card was declined.').waitFor();
  await sheet().getByLabel('Card').selectOption({ index: 0 });
  await sheet().getByRole('button', { name: 'Pay with Apple Pay' }).click();
  await customer.sees(COMPLETED);
});

it('shows the card form alone in a browser without wallets', async () => {
  await opened('');
  await isInSight();
  expect(await wallets().count()).toBe(0);
  expect(await page.getByText('or pay by card').count()).toBe(0);
  await customer.payWith('4242 4242 4242 4242');
  await customer.sees(COMPLETED);
});
