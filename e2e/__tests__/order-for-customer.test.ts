import type { Browser } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { launchBrowser } from '../lib/browser.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { openPage } from '../lib/watched-page.ts';

const admin = { email: 'admin@harrow.test', password: 'Harvest2026' };
const farmer = { email: 'farmer@harrow.test', password: 'Harvest2026' };

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
});

it('lets staff order for a caller, who pays by the link in the mail without a log-in', async () => {
  // a customer since the first log-in
  await new Shopper((await openPage(browser)).page, shop.storefront).logIn(farmer);
  const desk = await openPage(browser);
  const staff = new Shopper(desk.page, shop.storefront);
  await staff.logIn(admin);
  await staff.open(`/dashboard/customers?q=${farmer.email}`);
  await staff.follow(farmer.email);
  await staff.press('New order');
  await staff.fill('Part number or product', 'hr14361');
  await staff.press('Add line');
  await desk.page.getByRole('list', { name: 'Lines' }).getByText('HR-14-361').waitFor();
  await staff.fill('Phone', '+1 785 555 1003');
  await staff.fill('Address', '210 County Road 9, Hays');
  await staff.fill('PO number (optional)', 'CALL-7');
  await desk.page.getByRole('button', { name: /^Place the order for \$/ }).click();
  await desk.page.waitForURL('**/dashboard/orders/*');
  await staff.sees(`by staff, ${admin.email}`);

  const caller = await openPage(browser, { statuses: [409] });
  const buyer = new Shopper(caller.page, shop.storefront);
  await buyer.open('/mailbox');
  const mail = caller.page.locator('pre').filter({ hasText: '/pay#' }).first();
  const [link = ''] = /http\S+\/pay#\S+/.exec((await mail.textContent()) ?? '') ?? [];
  await caller.page.goto(link);
  await buyer.sees('CALL-7');
  expect(await caller.page.getByText('210 County Road 9').count()).toBe(0);
  await buyer.payWith('4242 4242 4242 4242');
  await buyer.sees('Congrats! Your payment completed');
  await caller.page.reload();
  await buyer.sees('This link has ended');

  await desk.page.reload();
  await staff.sees('Paid');
  expect([...desk.problems, ...caller.problems]).toEqual([]);
});
