import type { Browser, Locator, Page, Route } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { launchBrowser } from '../lib/browser.ts';
import { DEMO } from '../lib/furnished-shop.ts';
import { untilHydrated } from '../lib/hydrated.ts';
import { overflow } from '../lib/overflow.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { stockOf } from '../lib/stock-admin.ts';
import { Warehouse, type ProductSheet } from '../lib/warehouse.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

const PHONE = '+1 515 555 0142';
const ADDRESS = '14 Mill Road, Ames, Iowa';
const CONGRATULATION = 'Congrats!! Your order is placed.';
const LOST = /do not know whether the order arrived/;

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let watched: WatchedPage;
let buyer: Shopper;
let page: Page;
let warehouse: Warehouse;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  watched = await openPage(browser, { statuses: [401, 409] });
  page = watched.page;
  buyer = new Shopper(page, shop.storefront);
  await buyer.logIn(DEMO.customer);
  const staff = new Shopper(await (await browser.newContext()).newPage(), shop.storefront);
  await staff.logIn(DEMO.admin);
  warehouse = new Warehouse(shop.backend, staff.page);
});

afterEach(() => {
  expect(watched.problems.splice(0)).toEqual([]);
});

const pick = () => page.getByRole('button', { name: 'Pick Quantity', exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Fill the form and confirm purchase.' });
const confirm = () => dialog().getByRole('button', { name: 'Confirm Purchase' });

/** Adds a product to the shop and opens its page. */
async function opened(sheet: Partial<ProductSheet> & { name: string }): Promise<string> {
  const id = await warehouse.add({ price: 250, available: 9, minimum: 2, ...sheet });
  await buyer.open(`/purchase/${id}`);
  return id;
}

/** Opens the form and fills it in. */
async function filledIn(quantity: string): Promise<void> {
  await buyer.fill('Quantity', quantity);
  await pick().click();
  await buyer.fill('Phone', PHONE);
  await buyer.fill('Address', ADDRESS);
}

async function keepsWhatWasTyped(): Promise<void> {
  expect(await dialog().getByLabel('Phone').inputValue()).toBe(PHONE);
  expect(await dialog().getByLabel('Address').inputValue()).toBe(ADDRESS);
}

const isDisabled = (control: Locator) => control.isDisabled();

describe('the quantity', () => {
  it('is limited to the minimum and the stock, with a message for each limit', async () => {
    await opened({ name: 'Bounded harrow' });
    await buyer.sees('Enter a quantity from 2 pieces to 9 pieces.');
    expect(await isDisabled(pick())).toBe(true);
    for (const [quantity, reason] of [
      ['1', 'The minimum order is 2 pieces.'],
      ['10', 'Only 9 pieces in stock.'],
      ['2.5', 'We sell whole pieces only.'],
    ] as const) {
      await buyer.fill('Quantity', quantity);
      await buyer.sees(reason);
      expect(await isDisabled(pick())).toBe(true);
    }
    await buyer.fill('Quantity', '2');
    await buyer.sees('2 pieces for $500.00');
    expect(await isDisabled(pick())).toBe(false);
  });

  it('is checked again on confirm if the stock has decreased', async () => {
    const id = await opened({ name: 'Wanted harrow' });
    await filledIn('5');
    await warehouse.setStock(id, 3);
    await confirm().click();
    await buyer.sees(/The stock has changed: only 3 pieces left/);
    await keepsWhatWasTyped();
    expect(await warehouse.ordersOf('Wanted harrow')).toEqual([]);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await buyer.sees('Only 3 pieces in stock.');
    await buyer.fill('Quantity', '3');
    await pick().click();
    await keepsWhatWasTyped();
    await confirm().click();
    await buyer.sees(CONGRATULATION);
    expect(await stockOf(shop.backend, id)).toBe(0);
    await buyer.open(`/purchase/${id}`);
    await buyer.sees('Sold out. There is nothing left to order today.');
  });
});

it('orders at a changed price only after showing it', async () => {
  const id = await opened({ name: 'Repriced harrow' });
  await filledIn('2');
  await warehouse.setPrice(id, 30_000);
  await confirm().click();
  await buyer.sees(/The price has changed: the total is now \$600.00/);
  await keepsWhatWasTyped();
  expect(await warehouse.ordersOf('Repriced harrow')).toEqual([]);
  await confirm().click();
  await buyer.sees(CONGRATULATION);
  expect(await stockOf(shop.backend, id)).toBe(7);
});

it('places one order for a double click', async () => {
  const id = await opened({ name: 'Coveted harrow' });
  await filledIn('2');
  await confirm().dblclick();
  await buyer.sees(CONGRATULATION);
  await dialog().waitFor({ state: 'detached' });
  expect(await warehouse.ordersOf('Coveted harrow')).toHaveLength(1);
  expect(await stockOf(shop.backend, id)).toBe(7);
});

it('shows the longest product name without horizontal scrolling', async () => {
  const name = 'W'.repeat(200);
  await opened({ name });
  await filledIn('2');
  await confirm().click();
  await buyer.sees(CONGRATULATION);
  expect(await overflow(page)).toBe(0);
  const purchase = page.url().replace(shop.storefront, '');
  const link = page.getByRole('link', { name: 'Back to the product' });
  const product = (await link.getAttribute('href')) ?? '';
  for (const path of [purchase, product, '/allproduct', '/dashboard/myorders']) {
    await buyer.open(path);
    await buyer.sees(name);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBe(0);
    }
  }
});

describe('a connection that is lost during an order', () => {
  it('keeps the form, reports the failure, and places the order when the connection is back', async () => {
    const id = await opened({ name: 'Remote harrow' });
    await filledIn('2');

    await watched.context.setOffline(true);
    await confirm().click();
    await buyer.sees(LOST);
    await keepsWhatWasTyped();
    watched.problems.splice(0);

    await watched.context.setOffline(false);
    expect(await stockOf(shop.backend, id)).toBe(9);
    await confirm().click();
    await buyer.sees(CONGRATULATION);
    expect(await warehouse.ordersOf('Remote harrow')).toHaveLength(1);
    expect(await stockOf(shop.backend, id)).toBe(7);
  });

  it.each([
    ['Unheard harrow', 'is confirmed again', () => Promise.resolve()],
    [
      'Reloaded harrow',
      'is confirmed after a reload, which keeps the form',
      async () => {
        await page.reload();
        await pick().click();
        await keepsWhatWasTyped();
      },
    ],
  ])('places no second order of the %s whose answer was lost, if it %s', async (name, _, again) => {
    const id = await opened({ name });
    await filledIn('2');
    const loseTheAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(`${shop.backend}/orders`, loseTheAnswer);
    await confirm().click();
    await buyer.sees(LOST);
    expect(await warehouse.ordersOf(name)).toHaveLength(1);
    watched.problems.splice(0);

    await page.unroute(`${shop.backend}/orders`);
    await again();
    await confirm().click();
    await buyer.sees(CONGRATULATION);
    expect(await warehouse.ordersOf(name)).toHaveLength(1);
    expect(await stockOf(shop.backend, id)).toBe(7);
  });

  it('loses no payment whose answer does not arrive', async () => {
    await opened({ name: 'Paid harrow' });
    await filledIn('2');
    await confirm().click();
    await buyer.sees(CONGRATULATION);
    await buyer.open('/dashboard/myorders');
    await buyer.row('Paid harrow').getByRole('link', { name: 'Pay Amount' }).click();
    const record = /\/orders\/order_/;
    await page.route(record, (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
    );
    await buyer.payWith('4242 4242 4242 4242');
    await buyer.sees('Your payment went through');
    watched.problems.splice(0);
    await page.unroute(record);
    await buyer.open('/dashboard/myorders');
    await buyer.row('Paid harrow').getByText('Paid', { exact: true }).waitFor();
    expect(await warehouse.ordersOf('Paid harrow')).toMatchObject([{ paid: true }]);
  });
});

it('renews a session that ends during an order, and places the order once', async () => {
  await opened({ name: 'Patient harrow' });
  await filledIn('2');
  await page.evaluate(() => localStorage.setItem('accessToken', 'not one of ours'));
  await confirm().click();
  await buyer.sees(CONGRATULATION);
  expect(await warehouse.ordersOf('Patient harrow')).toHaveLength(1);
});

describe('with the keyboard only', () => {
  /** A dialog returns the focus in the frame after it closes. */
  const untilFocused = async (control: Locator) => {
    const element = await control.elementHandle();
    await page.waitForFunction((wanted) => wanted === document.activeElement, element);
  };

  /** Presses Tab until a control has the focus. */
  const tabTo = async (control: Locator) => {
    const hasFocus = () => control.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await hasFocus()) return;
    }
    throw new Error('Tab leads past it.');
  };

  it('skips the navigation, opens the form, closes it with Escape, and places the order', async () => {
    const id = await opened({ name: 'Typed harrow' });
    await page.getByLabel('Quantity').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await tabTo(page.getByLabel('Quantity'));
    await page.keyboard.type('2');
    await tabTo(pick());
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await untilFocused(pick());
    await page.keyboard.press('Enter');
    // past the controls of the previous order
    await page.keyboard.press('Control+A');
    await page.keyboard.type(PHONE);
    await tabTo(page.getByLabel('Address'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(ADDRESS);
    // cycles within the dialog
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog().evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await tabTo(confirm());
    await page.keyboard.press('Enter');
    await buyer.sees(CONGRATULATION);
    expect(await stockOf(shop.backend, id)).toBe(7);
  });
});

it('finds a part by its number from any page, by keyboard', async () => {
  const answer = await fetch(`${shop.backend}/products/oil-filter`);
  const { sku } = (await answer.json()) as { sku: string };
  await buyer.open('/myportfolio');
  await untilHydrated(page);
  await page.keyboard.press('/');
  await page.locator('#search:focus').pressSequentially(sku, { delay: 30 });
  await page.getByRole('option', { name: /^Oil filter/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Oil filter/ }).waitFor();
});
