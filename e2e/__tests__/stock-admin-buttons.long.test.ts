import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { tokenOf } from '../lib/access-token.ts';
import { launchBrowser } from '../lib/browser.ts';
import { DEMO, placeOrder } from '../lib/furnished-shop.ts';
import { pressEverything } from '../lib/press-everything.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { StockAdminPage } from '../lib/stock-admin-page.ts';

/** So tall that the menu of a row fits below it. */
const WINDOW = { width: 1280, height: 1600 };
const PRESSES_MS = 600_000; // each button on a freshly opened page

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let page: Page;
let admin: StockAdminPage;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  page = await browser.newPage({ viewport: WINDOW });
  admin = await StockAdminPage.logIn(page, shop.backend);
});
const made = (body: unknown): string =>
  z
    .record(z.string(), z.unknown())
    .transform((members) => z.object({ id: z.string() }).parse(Object.values(members)[0]).id)
    .parse(body);

const newProduct = async (title = `Plow ${randomUUID()}`): Promise<string> =>
  made(
    await admin.call('POST', '/products', {
      title,
      status: 'published',
      description: 'A plow.',
      options: [{ title: 'Type' }],
      variants: [
        {
          title: 'Standard',
          inventory_quantity: 5,
          prices: [{ currency_code: 'usd', amount: 900 }],
          options: [{ value: 'Standard' }],
        },
      ],
    }),
  );

const newGroup = async (): Promise<string> =>
  made(await admin.call('POST', '/customer-groups', { name: `Dealers ${randomUUID()}` }));

const toast = (text: string | RegExp) => page.getByRole('alert').getByText(text);

it('leads from the menu and the settings to no blank page', async () => {
  await admin.open('/settings');
  const links = [...(await admin.links('menu')), '/collections', '/inventory', '/draft-orders'];
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) await admin.open(link);
}, 300_000);

it(
  'has no button in the list of products that fails',
  async () => {
    await newProduct(); // the newest comes first: the menu of its row is pressed
    expect(await pressEverything(admin, '/products')).toEqual([]);
  },
  PRESSES_MS,
);

it.each(['/product-categories', '/customers/groups', '/discounts', '/pricing'])(
  'has no button on %s that fails',
  async (path) => {
    await newGroup();
    expect(await pressEverything(admin, path)).toEqual([]);
  },
  PRESSES_MS,
);

it.each([
  '/settings/details',
  '/settings/currencies',
  '/settings/personal-information',
  '/settings/regions',
  '/settings/return-reasons',
  '/settings/taxes',
  '/settings/team',
])(
  'has no button on %s that fails',
  async (path) => {
    expect(await pressEverything(admin, path)).toEqual([]);
  },
  PRESSES_MS,
);

it(
  'has no button on the page of a product that fails',
  async () => {
    expect(await pressEverything(admin, `/products/${await newProduct()}`)).toEqual([]);
  },
  PRESSES_MS,
);

it(
  'has no button on the page of an order that fails',
  async () => {
    const visitor = await browser.newPage();
    await new Shopper(visitor, shop.storefront).logIn(DEMO.customer);
    const name = `Plow ${randomUUID()}`;
    const product = { _id: await newProduct(name), name, price: 9 };
    const order = await placeOrder(shop.backend, await tokenOf(visitor), product);
    await visitor.close();
    const failures = await pressEverything(admin, `/orders/${order}`);
    // the order is unpaid, and the page says so
    expect(failures).toEqual([expect.stringContaining('Capture payment: ')]);
  },
  PRESSES_MS,
);

it('leaves an option open that staff have named as a closed field', async () => {
  await admin.open(`/products/${await newProduct()}`);
  const row = page.getByRole('row').filter({ hasText: 'Standard' });
  await row.locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Edit Variant' }).getByRole('button').click();
  const option = page.locator('input[name="options.0.value"]');
  await option.fill('Narrow');
  expect(await page.getByRole('dialog').locator('[data-closed]', { has: option }).count()).toBe(0);
  expect(await option.inputValue()).toBe('Narrow');
});

it('copies a product', async () => {
  const title = `Plow ${randomUUID()}`;
  await newProduct(title);
  await admin.open(`/products?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).getByRole('button').click();
  await page.waitForURL(/\/products\/prod_/);
  const id = page.url().split('/').at(-1) ?? '';
  const { product } = z
    .object({ product: z.object({ title: z.string(), handle: z.string() }) })
    .parse(await admin.call('GET', `/products/${id}`));
  expect(product.title).toMatch(/^Plow .* \(\d+:\d\d:\d\d.*\)$/);
  expect(product.handle).toMatch(/^plow-[a-z0-9-]+-copy-\d+-\d\d-\d\d(-[ap]m)?$/);
});

it('says why a change was refused in the words of the server, where the page has its own guess', async () => {
  const group = await newGroup();
  const product = await newProduct();
  const variants = z.object({
    product: z.object({ variants: z.array(z.object({ id: z.string() })) }),
  });
  const [variant] = variants.parse(await admin.call('GET', `/products/${product}`)).product
    .variants;
  const list = made(
    await admin.call('POST', '/price-lists', {
      name: 'Dealers',
      description: 'For a journey.',
      type: 'sale',
      customer_groups: [{ id: group }],
      prices: [{ variant_id: variant?.id, amount: 800, currency_code: 'usd' }],
    }),
  );
  await admin.open(`/customers/groups/${group}`);
  await page.locator('main [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('button', { name: /^(Yes|Confirm|Delete)/ }).click();
  await toast(/price list/i).waitFor();
  await admin.call('DELETE', `/price-lists/${list}`);
});

it('disables the reset of a password, which sends no email, and says whom to ask', async () => {
  const visitor = await browser.newPage();
  await visitor.goto(`${shop.backend}/app/login`);
  await visitor.getByText('Forgot your password?').click({ force: true });
  await visitor.getByRole('status').getByText('Ask another member of staff').waitFor();
  expect(await visitor.locator('input[name=password]').count()).toBe(1);
  await visitor.close();
});
