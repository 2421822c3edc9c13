import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../lib/browser.ts';
import { sharedShop } from '../lib/shared-shop.ts';

const shop = sharedShop();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(`${shop.backend}/app/login`);
  await page.locator('input[name=email]').fill('admin@harrow.test');
  await page.locator('input[name=password]').fill('Harvest2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/a/orders');
});

afterAll(async () => {
  await browser.close();
});

const open = (path: string) => page.goto(`${shop.backend}/app/a${path}`);

it.each([
  ['/discounts', 'lower the price on the product’s page'],
  ['/gift-cards', 'refund an order on its page'],
  ['/settings/taxes', 'nothing is added to an order'],
  ['/sales-channels', 'unpublish the product'],
])('says on %s what to do instead', async (path, sentence) => {
  await open(path);
  await page.getByRole('list', { name: 'Closed in this shop' }).getByText(sentence).waitFor();
});

it('says after a refused Save what to do instead', async () => {
  await open('/settings/details');
  // the form is filled in once the store is read, over what was typed before
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name=name]')?.value,
  );
  await page.locator('input[name=swap_link_template]').fill('https://swaps.test/{swap_id}');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByText('Error', { exact: true }).locator('..');
  await toast.getByText('ask the customer to order again').waitFor();
});

it.each([
  ['/product-categories', 'button', 'Add category'],
  ['/pricing', 'heading', 'Price Lists'],
] as const)('says nothing on %s, which is open', async (path, role, name) => {
  await open(path);
  await page.getByRole(role, { name }).waitFor();
  expect(await page.getByRole('list', { name: 'Closed in this shop' }).count()).toBe(0);
});
