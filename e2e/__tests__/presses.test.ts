import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { tokenOf } from '../lib/access-token.ts';
import { launchBrowser } from '../lib/browser.ts';
import { Counted } from '../lib/counted.ts';
import { newestProducts, placeOrder } from '../lib/furnished-shop.ts';
import { untilHydrated } from '../lib/hydrated.ts';
import { overflow } from '../lib/overflow.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';

const PART = { sku: 'HR-14-432', name: 'Spring tine S 32' };

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});

const buyer = () => ({
  name: 'Nora Fields',
  email: `nora-${randomUUID()}@fields.test`,
  password: 'Furrow2026',
});

/** Opens the home page on a phone. */
async function atHome() {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(shop.storefront);
  await untilHydrated(page);
  return new Counted(page);
}

/** Goes from the home page to the purchase with a part number in the header search. */
async function buysByNumber(shopper: Counted): Promise<void> {
  await shopper.pressButton('Search');
  await shopper.type('Search', PART.sku);
  await shopper.press(shopper.page.getByRole('option', { name: /^Buy \d+ pieces? now$/ }));
}

async function confirms(shopper: Counted): Promise<void> {
  await shopper.pressButton('Confirm Purchase');
  await shopper.sees('Congrats!! Your order is placed.');
}

/** Pays by card; the form is fully visible without scrolling. */
async function paysByCard(shopper: Counted): Promise<void> {
  const { page } = shopper;
  const pay = page.getByRole('button', { name: /^Pay \$[\d.,]+$/ });
  await page.getByLabel('Card number').waitFor();
  await pay.waitFor();
  await page.waitForFunction(
    (button) => button.getBoundingClientRect().bottom <= window.innerHeight,
    await pay.elementHandle(),
  );
  expect(await overflow(page)).toBe(0);
  await shopper.type('Card number', '4242 4242 4242 4242');
  await shopper.type('Expiration date', '12 / 40');
  await shopper.type('CVC', '123');
  await shopper.press(pay);
  await shopper.sees('Congrats! Your payment completed');
}

it('sells a part to a new customer in 6 presses and 9 fields', async () => {
  const shopper = await atHome();
  const person = buyer();
  await buysByNumber(shopper);
  await shopper.type('Name', person.name);
  await shopper.type('Email', person.email);
  await shopper.type('Password', person.password);
  await shopper.pressButton('Sign up');
  await shopper.pressButton('Pick Quantity');
  await shopper.type('Phone', '+1 515 555 0142');
  await shopper.type('Address', '14 Mill Road, Ames, Iowa');
  await confirms(shopper);
  await paysByCard(shopper);
  expect({ presses: shopper.presses, fields: shopper.fields }).toEqual({ presses: 6, fields: 9 });
});

/** Signs in a new customer with a previous order. */
async function returning(shopper: Counted): Promise<void> {
  const { page } = shopper;
  const person = buyer();
  const known = new Shopper(page, shop.storefront);
  await known.open('/signup');
  await known.signUp(person);
  await page.waitForURL(`${shop.storefront}/`);
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  const [product] = await newestProducts(shop.backend, 1);
  if (!product) throw new Error('Nothing is sold.');
  await placeOrder(shop.backend, await tokenOf(page), product, person);
  await page.goto(shop.storefront, { waitUntil: 'networkidle' });
}

it('sells a part to a customer who is signed in in 5 presses and the fields of a card', async () => {
  const shopper = await atHome();
  await returning(shopper);
  await buysByNumber(shopper);
  await shopper.pressButton('Pick Quantity');
  await shopper.sees('From your last order.');
  await confirms(shopper);
  await paysByCard(shopper);
  const besides = shopper.fields - 1; // the number
  expect({ presses: shopper.presses, besides }).toEqual({ presses: 5, besides: 3 });
});

it('leads from the whole number of a part to its page by one Enter', async () => {
  const shopper = await atHome();
  await shopper.pressButton('Search');
  await shopper.type('Search', PART.sku.toLowerCase().replaceAll('-', ''));
  await shopper.page.getByRole('combobox', { name: 'Search' }).waitFor(); // its code is loaded
  await shopper.enter();
  await shopper.page.getByRole('heading', { level: 1, name: PART.name }).waitFor();
  expect(shopper.presses).toBe(2);
});
