import type { Browser } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { launchBrowser } from '../lib/browser.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { engineOrder, stockOf } from '../lib/stock-admin.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

const QUANTITY = 2;

const customer = { name: 'Nora Fields', email: 'nora@fields.test', password: 'Furrow2026' };
const admin = { email: 'admin@harrow.test', password: 'Harvest2026' };

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let watched: WatchedPage;
let shopper: Shopper;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  watched = await openPage(browser, { statuses: [402] });
  shopper = new Shopper(watched.page, shop.storefront);
});

/** One customer's purchase, step by step: each test continues where the previous one ended. */
describe('the first sale', () => {
  let productName = '';
  let productId = '';
  let stockBefore = 0;
  let orderId = '';
  let transactionId = '';

  it('shows products on the home page', async () => {
    await shopper.open('/');
    await watched.page.getByRole('heading', { name: 'Our Featured Products' }).waitFor();
    const cards = watched.page.getByRole('article').filter({ hasText: 'Buy Now' });
    await cards.nth(2).waitFor();
    productName = (await cards.nth(1).getByRole('heading').textContent()) ?? '';
    expect(productName).not.toBe('');
    await cards.nth(1).getByRole('link', { name: 'Buy Now' }).click();
  });

  it('asks a visitor who buys for an account, the product in sight', async () => {
    await watched.page.waitForURL('**/login*');
    const wanted = watched.page.getByRole('region', { name: 'You are buying' });
    await wanted.getByText(productName).waitFor();
  });

  it('returns a new customer to the product', async () => {
    await shopper.signUp(customer);
    await watched.page.waitForURL('**/purchase/*');
    productId = new URL(watched.page.url()).pathname.split('/').pop() ?? '';
    stockBefore = await stockOf(shop.backend, productId);
    await watched.page.getByRole('heading', { name: productName }).waitFor();
    await shopper.sees(customer.email);
  });

  it('places an order of a quantity', async () => {
    await shopper.fill('Quantity', String(QUANTITY));
    await shopper.press('Pick Quantity');
    const dialog = watched.page.getByRole('dialog', {
      name: 'Fill the form and confirm purchase.',
    });
    await dialog.waitFor();
    await shopper.fill('Phone', '+1 515 555 0142');
    await shopper.fill('Address', '14 Mill Road, Ames, Iowa');
    await shopper.press('Confirm Purchase');
    await shopper.sees('Congrats!! Your order is placed.');
    await dialog.waitFor({ state: 'detached' });
    expect(await stockOf(shop.backend, productId)).toBe(stockBefore - QUANTITY);
  });

  it('offers to pay now, or later on the page of the order', async () => {
    await watched.page.getByRole('button', { name: /^Pay \$/ }).waitFor();
    await shopper.follow('Later');
    await watched.page.waitForURL('**/dashboard/orders/*');
    orderId = new URL(watched.page.url()).pathname.split('/').pop() ?? '';
    await watched.page.getByRole('heading', { name: /^Order \d+$/ }).waitFor();
    await shopper.sees('14 Mill Road, Ames, Iowa');
  });

  it('lists the order as unpaid', async () => {
    await shopper.open('/dashboard/myorders');
    const row = shopper.row(productName);
    await row.getByRole('link', { name: 'Pay Amount' }).waitFor();
    await row.getByRole('link', { name: productName }).click();
    await watched.page.waitForURL(`**/dashboard/orders/${orderId}`);
  });

  it('leads from the page of the order to the payment', async () => {
    await shopper.sees('Placed');
    await shopper.follow(/^Pay \$.+ now$/);
    await watched.page.waitForURL(`**/dashboard/payment/${orderId}`);
  });

  it('shows the provider’s message for a declined card and leaves the order unpaid', async () => {
    await shopper.payWith('4000 0000 0000 0002');
    await shopper.sees('Your card was declined.');
    expect((await engineOrder(shop.backend, orderId)).payment_status).toBe('awaiting');
  });

  it('accepts a valid card and shows the transaction id', async () => {
    await shopper.payWith('4242 4242 4242 4242');
    await shopper.sees('Congrats! Your payment completed');
    await shopper.follow('See the order');
    const timeline = watched.page.getByRole('list', { name: 'Steps of this order' });
    await timeline.getByText('Paid', { exact: true }).waitFor();
    expect(await timeline.getByRole('listitem').count()).toBe(3);
    await shopper.open('/dashboard/myorders');
    const row = shopper.row(productName);
    await row.getByText('Paid', { exact: true }).waitFor();
    transactionId = /pi_[0-9a-f]{24}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
    expect(transactionId).not.toBe('');
  });

  it('lets the admin ship the order', async () => {
    await shopper.press('Sign Out');
    await shopper.logIn(admin);
    await shopper.open('/dashboard/manageorders');
    const row = shopper.row(customer.email);
    await row.getByRole('button', { name: 'Pending' }).click();
    await shopper.press('Ship 1 order');
    await shopper.sees('Status changed to shipped.');
    await row.getByText('Shipped').waitFor();
  });

  it('shows the customer the shipped order and the reduced stock', async () => {
    await shopper.press('Sign Out');
    await shopper.logIn(customer);
    await shopper.open('/dashboard/myorders');
    await shopper.row(productName).getByText('Shipped').waitFor();
    await shopper.open(`/purchase/${productId}`);
    await shopper.sees(new RegExp(`\\b${stockBefore - QUANTITY} pieces?`));
  });

  it('shows the order as captured and shipped in the stock admin', async () => {
    const order = await engineOrder(shop.backend, orderId);
    expect(order).toMatchObject({ payment_status: 'captured', fulfillment_status: 'shipped' });
    expect(order.payments.map(({ data }) => data.id)).toEqual([transactionId]);
  });

  it('has logged no console error and failed no request', () => {
    expect(watched.problems).toEqual([]);
  });
});
