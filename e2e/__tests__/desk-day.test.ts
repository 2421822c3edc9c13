import { readFile } from 'node:fs/promises';
import type { Browser, Locator } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { tokenOf } from '../lib/access-token.ts';
import { launchBrowser } from '../lib/browser.ts';
import { DEMO, placeOrder } from '../lib/furnished-shop.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { Warehouse } from '../lib/warehouse.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

const machine = { name: 'Subsoiler D 7', price: 2000, available: 20, minimum: 1 };
/** Pasted as a column from another table; the first is for the newest order. */
const TRACKING = ['1Z84A6R30312345671', '7712 3456 7892', '7712 3456 7893'];
const ORDERS = `/dashboard/manageorders?q=${encodeURIComponent(machine.name)}`;
const PRODUCTS = `/dashboard/manageproducts?q=${encodeURIComponent(machine.name)}`;

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
const watched: WatchedPage[] = [];

async function signedIn(who: 'customer' | 'admin', ...statuses: number[]): Promise<Shopper> {
  const own = await openPage(browser, { statuses });
  watched.push(own);
  const person = new Shopper(own.page, shop.storefront);
  await person.logIn(DEMO[who]);
  return person;
}

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});

/** The number of lines that a text takes. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

/** Staff work through a day; each test continues where the last one ended. */
describe('a day at the desk', () => {
  let staff: Shopper;
  let warehouse: Warehouse;
  let productId = '';

  /** Presses the button that saves a file, and returns the file's text. */
  async function saved(button: string | RegExp): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([
      staff.page.waitForEvent('download'),
      staff.page.getByRole('button', { name: button }).click(),
    ]);
    const name = download.suggestedFilename();
    return { name, text: await readFile(await download.path(), 'utf8') };
  }

  const csv = (name: string, ...lines: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });

  beforeAll(async () => {
    const customer = await signedIn('customer');
    staff = await signedIn('admin', 422);
    warehouse = new Warehouse(shop.backend, staff.page);
    productId = stopped(await warehouse.add(machine), (id) => warehouse.remove(id));
    const product = { _id: productId, ...machine };
    for (const _ of TRACKING) {
      const id = await placeOrder(shop.backend, await tokenOf(customer.page), product);
      await customer.open(`/dashboard/payment/${id}`);
      await customer.payWith('4242 4242 4242 4242');
      await customer.sees('Congrats! Your payment completed');
    }
  });

  it('ships several orders at once, with a pasted column of tracking numbers', async () => {
    const { page } = staff;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await staff.open(`${ORDERS}&tab=to-ship`);
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.getByLabel('Select every order on this page that can ship').click();
    await page.keyboard.press('s');
    await page.locator('input[name=number]:focus').waitFor();
    // the rows stay in view
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate((text) => navigator.clipboard.writeText(text), TRACKING.join('\n'));
    await page.keyboard.press('ControlOrMeta+v');
    await staff.sees('3 fields filled in.');
    await page.keyboard.press('Control+Enter');
    await staff.sees('Shipping 3 orders');
    await staff.sees('3 orders shipped.');
    await staff.open(ORDERS);
    await staff.row(machine.name).nth(2).waitFor();
    for (const [place, number] of TRACKING.entries()) {
      await staff.row(machine.name).nth(place).getByText(number).waitFor();
    }
  });

  it('refunds a part of an order once, however often the button is pressed', async () => {
    const { page } = staff;
    await staff.row(machine.name).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('Another amount').click();
    await staff.fill('Amount', '100.50');
    await page.getByRole('button', { name: 'Refund $100.50' }).dblclick();
    await staff.sees('$100.50 refunded.');
    await staff.sees('$1,899.50');
    await staff.open(ORDERS);
    await staff.row(machine.name).first().getByText('$100.50 refunded').waitFor();
  });

  it('changes the stock in its row, and the price in its form', async () => {
    const { page } = staff;
    await staff.open(PRODUCTS);
    const row = staff.row(machine.name);
    await row.getByRole('button', { name: /change the stock/ }).click();
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await row.getByText('40 pieces').waitFor();
    await row.getByRole('link', { name: 'Edit' }).click();
    await staff.fill('Price', '2100');
    await page.keyboard.press('Enter');
    await staff.sees('Product saved.');
    await row.getByText('$2,100.00').waitFor();
  });

  it('saves the orders and the products as files, and imports the products again', async () => {
    const { page } = staff;
    await staff.open(ORDERS);
    const orders = await saved('CSV of all 3');
    expect(orders.name).toMatch(/^orders-.*\.csv$/);
    for (const number of TRACKING) expect(orders.text).toContain(`,${number},`);

    await staff.open(PRODUCTS);
    const products = await saved('Export CSV');
    expect(products.name).toMatch(/^products-.*\.csv$/);
    const lines = products.text.split('\r\n');
    const [head = '', own = ''] = lines.filter((line, index) => !index || line.includes(productId));
    const changed = own.replace(',2100,40,', ',2200,45,');
    expect(changed).not.toBe(own);

    await staff.press('Import CSV');
    const broken = [',-5,45,', ',abc,45,', ',2200,1.5,'].map((part) =>
      own.replace(',2100,40,', part).replace(productId, ''),
    );
    await page.getByLabel('Choose a CSV file').setInputFiles(csv('broken.csv', head, ...broken));
    await staff.sees('3 rows refused');
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await linesOf(page.getByRole('dialog').getByText('available', { exact: true }))).toBe(1);
    await page.setViewportSize({ width: 1280, height: 720 });
    const corrected = csv('day.csv', head, changed);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      staff.press('Choose the corrected file'),
    ]);
    await chooser.setFiles(corrected);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('$2,200.00').waitFor();
    await dialog.getByText('45 pieces').waitFor();
    await staff.press('Import 1 row');
    await staff.sees('Products imported.');
    const row = staff.row(machine.name);
    await row.getByText('$2,200.00').waitFor();
    await row.getByText('45 pieces').waitFor();
  });

  it('finds all of it in the history', async () => {
    await staff.open('/dashboard/history');
    const { page } = staff;
    await page.getByText('$2,200.00').first().waitFor();
    await page
      .getByText(TRACKING[0] ?? '')
      .first()
      .waitFor();
    await page.getByText('$100.50').first().waitFor();
  });

  it('has logged no console error and failed no request', () => {
    expect(watched.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
