import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { tokenOf } from '../lib/access-token.ts';
import { launchBrowser } from '../lib/browser.ts';
import { DEMO, newestProducts, placeOrder } from '../lib/furnished-shop.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  page = await browser.newPage();
  await page.goto(`${shop.backend}/app/login`);
  await page.locator('input[name=email]').fill('admin@harrow.test');
  await page.locator('input[name=password]').fill('Harvest2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/a/orders');
});

const open = (path: string) => page.goto(`${shop.backend}/app/a${path}`);

it.each([
  ['/discounts', 'lower the price on the product’s page'],
  ['/gift-cards', 'refund an order on its page'],
  ['/settings/taxes', 'nothing is added to an order'],
  ['/sales-channels', 'unpublish the product'],
  ['/settings/team', 'give new staff the link of their invitation'],
])('says on %s what to do instead', async (path, sentence) => {
  await open(path);
  await page.getByRole('list', { name: 'Closed in this shop' }).getByText(sentence).waitFor();
});

it('offers help that leads to no one outside of the shop', async () => {
  const visitor = await browser.newPage();
  await new Shopper(visitor, shop.storefront).logIn(DEMO.customer);
  const [product] = await newestProducts(shop.backend, 1);
  if (!product) throw new Error('The shop sells nothing.');
  await placeOrder(shop.backend, await tokenOf(visitor), product);
  await visitor.close();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await open('/orders');
  await page.getByRole('cell', { name: 'US', exact: true }).first().waitFor();
  const help = page.getByRole('dialog', { name: 'Help' });
  // neither button has a name
  await page
    .locator('button', { has: page.locator('svg'), hasNotText: /./ })
    .first()
    .click();
  await help.getByText('ask the person who runs the server').waitFor();
  expect(await help.getByRole('link').count()).toBe(0);
  await help.getByRole('button', { name: 'Close' }).click();
  await help.waitFor({ state: 'detached' });
  expect(new Set(asked)).toEqual(new Set([new URL(shop.backend).origin]));
});

it('disables a field that has no effect, and says when it is pressed what to do instead', async () => {
  await open('/settings/details');
  const field = page.locator('input[name=swap_link_template]');
  await page.locator('[data-closed]', { has: field }).waitFor();
  await field.click({ force: true });
  await page.getByRole('status').getByText('ask the customer to order again').waitFor();
  await page.keyboard.type('https://swaps.test');
  expect(await field.inputValue()).toBe('');
});

it.each([
  ['/product-categories', 'button', 'Add category'],
  ['/pricing', 'heading', 'Price Lists'],
] as const)('says nothing on %s, which is open', async (path, role, name) => {
  await open(path);
  await page.getByRole(role, { name }).waitFor();
  expect(await page.getByRole('list', { name: 'Closed in this shop' }).count()).toBe(0);
});

const stored = z.object({
  products: z.array(
    z.object({
      title: z.string(),
      handle: z.string(),
      variants: z.array(
        z.object({
          id: z.string(),
          prices: z.array(z.object({ amount: z.number(), currency_code: z.string() })),
        }),
      ),
    }),
  ),
});
const made = z.object({ price_list: z.object({ id: z.string() }) });

it('adds and removes the price of a quantity, which the page of the product shows', async () => {
  const admin = `${shop.backend}/admin`;
  const answer = await page.request.get(`${admin}/products?handle=seed-drill`);
  const [product] = stored.parse(await answer.json()).products;
  const [variant] = product?.variants ?? [];
  const [regular] = variant?.prices ?? [];
  if (!product || !variant || !regular) throw new Error('The demonstration has no seed drill.');
  const { amount, currency_code } = regular;
  const list = {
    name: 'Larger orders',
    description: 'For a journey.',
    type: 'sale',
    status: 'active',
  };
  const prices = [{ variant_id: variant.id, amount, currency_code }];
  const created = await page.request.post(`${admin}/price-lists`, { data: { ...list, prices } });
  const { id } = made.parse(await created.json()).price_list;

  await open(`/pricing/${id}`);
  const section = page.getByRole('region', { name: 'Prices by quantity' });
  await section.getByLabel('From pieces').fill('5');
  await section.getByLabel('Price in USD').fill('1.999');
  await section.getByRole('button', { name: 'Add price' }).click();
  await section.getByRole('alert').getByText('Enter a price such as').waitFor();
  await section.getByLabel('Price in USD').fill('20000.50');
  await section.getByRole('button', { name: 'Add price' }).click();
  await section.getByRole('cell', { name: 'From 5', exact: true }).waitFor();
  const shown = async () => {
    const document = await fetch(`${shop.storefront}/products/${product.handle}`);
    return (await document.text()).includes('$20,000.50');
  };
  expect(await shown()).toBe(true);

  await section.getByRole('button', { name: `Remove ${product.title}, From 5` }).click();
  await section.getByRole('cell', { name: 'From 5', exact: true }).waitFor({ state: 'detached' });
  expect(await shown()).toBe(false);
  expect((await page.request.delete(`${admin}/price-lists/${id}`)).status()).toBe(200);
});
