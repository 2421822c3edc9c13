import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { launchBrowser } from '../lib/browser.ts';
import { overflow } from '../lib/overflow.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { Shopper } from '../lib/shopper.ts';
import { openPage, type WatchedPage } from '../lib/watched-page.ts';

/** A customer with an empty list. */
const person = {
  name: 'Lena Furrow',
  email: `lena-${randomUUID()}@furrow.test`,
  password: 'Furrow2026',
};

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let buyer: Shopper;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  watched = await openPage(browser);
  page = watched.page;
  buyer = new Shopper(page, shop.storefront);
});

/** Part numbers of the seeded shop that have stock, with the smallest order of each. */
async function partsInStock(count: number): Promise<{ sku: string; minimum: number }[]> {
  const response = await fetch(`${shop.backend}/services?limit=100&pageNumber=0`);
  const { data } = (await response.json()) as {
    data: { sku: string | null; price: number; minimum: number; available: number }[];
  };
  return data
    .sort((one, other) => one.price * one.minimum - other.price * other.minimum)
    .flatMap(({ sku, minimum, available }) =>
      sku !== null && available > minimum ? [{ sku, minimum }] : [],
    )
    .slice(0, count);
}

it('orders a pasted list of 20 numbers, of which 3 are mended by one press each or left', async () => {
  const parts = await partsInStock(19);
  expect(parts).toHaveLength(19);
  const short = parts.findIndex(({ minimum }) => minimum > 1);
  const lines = parts.map(({ sku, minimum }, index) => {
    // one below the minimum, one above any stock
    if (index === short) return `${sku} ${minimum - 1}`;
    return index === (short === 0 ? 1 : 0) ? `${sku}, 9999999` : `${minimum}x ${sku}`;
  });
  await buyer.open('/signup');
  await buyer.signUp(person);
  await page.getByRole('button', { name: 'Sign Out' }).waitFor();
  await buyer.open('/list');
  const box = page.getByLabel('Part numbers and pieces, one line each');
  await box.fill([...lines, 'NO-SUCH-1 2'].join('\n'));
  await buyer.press('Add lines');
  await buyer.sees('20 lines added, 3 need a look.');
  const look = page.getByRole('region', { name: /need a look|needs a look/ });
  await look.getByRole('button', { name: /^Make it/ }).click();
  await look.getByRole('button', { name: /^Take/ }).click();
  await buyer.sees('1 line needs a look');
  expect(await overflow(page)).toBe(0);
  await look.getByRole('button', { name: 'Remove NO-SUCH-1' }).click();
  await page.getByRole('button', { name: /^Order 19 products/ }).click();
  await buyer.fill('Phone', '+1 515 555 0142');
  await buyer.fill('Address', '14 Mill Road, Ames, Iowa');
  await buyer.press('Confirm Purchase');
  await page.waitForURL(/\/dashboard\/payment\//);
  await buyer.payWith('4242 4242 4242 4242');
  await buyer.sees('Congrats! Your payment completed');
  await buyer.open('/dashboard/myorders');
  await buyer.sees(/and 18 more/);
  await buyer.open('/list');
  await buyer.sees(/Nothing on it yet/);
  expect(watched.problems).toEqual([]);
});
