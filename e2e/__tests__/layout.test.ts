import type { Browser, Locator, Page } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { openAudience, paint, type Audience } from '../lib/audience.ts';
import { launchBrowser } from '../lib/browser.ts';
import { colorOf } from '../lib/looks.ts';
import { lowTargets } from '../lib/phone-targets.ts';
import { sharedShop } from '../lib/shared-shop.ts';

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let audience: Audience;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  audience = await openAudience(browser, shop);
});

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

/** Opens a page of the shop, and waits until an element is there. */
async function opened(
  page: Page,
  path: string,
  element: (page: Page) => Locator,
): Promise<Locator> {
  await page.goto(shop.storefront + path);
  await element(page).first().waitFor();
  return element(page).first();
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is hidden.');
  return box;
};

describe('the home page', () => {
  /** The first and the last pixel of each layout. */
  const WIDTHS = [
    ...[320, 344, 359, 360, 381, 384, 431, 432, 519, 520, 575, 576, 625, 639, 640],
    ...[767, 768, 1023, 1024, 1279, 1280, 1920],
  ];

  it.each(['visitor', 'customer'] as const)(
    'shows %s the first price within 1,500 px in every window',
    async (role) => {
      const page = audience.pages[role];
      const price = await opened(page, '/', () => page.locator('article .figure'));
      for (const width of WIDTHS) {
        await resize(page, width);
        const { y, height } = await boxOf(price);
        expect({ width, isSeen: y + height <= 1500 }).toEqual({ width, isSeen: true });
      }
    },
  );

  it.each(['visitor', 'customer'] as const)(
    'keeps the header of %s in two rows on the narrowest phones',
    async (role) => {
      const page = audience.pages[role];
      const header = await opened(page, '/', () => page.getByRole('banner'));
      await page.getByText(/Sign Out|Log in/).waitFor();
      for (const width of [320, 360, 384, 390, 416, 430]) {
        await resize(page, width);
        const { height } = await boxOf(header);
        expect({ width, hasTwoRows: height < 100 }).toEqual({ width, hasTwoRows: true });
      }
    },
  );

  it('shows the picture of a card that lies across both columns whole', async () => {
    const page = audience.pages.visitor;
    await resize(page, 768);
    const card = await opened(page, '/', () => page.getByRole('article').nth(2));
    const picture = await boxOf(card.locator('img'));
    expect(picture.width).toBeGreaterThan(0.49 * (await boxOf(card)).width);
  });
});

it.each(['/', '/categories/parts?size=3', '/products/spring-tine', '/login', '/blogs', '/nowhere'])(
  'has controls as high as a fingertip on a phone on %s',
  async (path) => {
    const page = audience.pages.visitor;
    await resize(page, 360);
    await opened(page, path, () => page.getByRole('heading', { level: 1 }));
    expect(await lowTargets(page)).toEqual([]);
  },
);

it('keeps the pages of a list in one row on the narrowest phones', async () => {
  const page = audience.pages.visitor;
  await resize(page, 320);
  const pages = await opened(page, '/allproduct?size=3', () =>
    page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Next page' }) }),
  );
  expect((await boxOf(pages)).height).toBeLessThan(50);
});

it('frames the picture of a product without a band below it', async () => {
  const page = audience.pages.visitor;
  await resize(page, 1024, 600);
  const picture = await opened(page, '/products/combine-harvester', () =>
    page.getByRole('img', { name: /^Combine harvester/ }),
  );
  const frame = await boxOf(picture.locator('xpath=..'));
  expect(frame.height - (await boxOf(picture)).height).toBeLessThanOrEqual(2);
});

it('shows the price of a product in a phone on its side', async () => {
  const page = audience.pages.visitor;
  await resize(page, 740, 360);
  const price = await opened(page, '/products/spring-tine', () => page.getByText('$21.60'));
  const { y, height } = await boxOf(price);
  expect(y + height).toBeLessThanOrEqual(360);
});

it('gives the name and the date of each order one line on a desktop', async () => {
  const page = audience.pages.customer;
  await resize(page, 1280);
  const rows = () => page.getByRole('main').locator('td:first-child');
  await opened(page, '/dashboard/myorders', rows);
  for (const line of await rows().locator('a, p').all()) {
    expect((await boxOf(line)).height).toBeLessThan(30);
  }
});

it.each([390, 1280])(
  'sets the id of a payment in short lines below its state at %d px',
  async (width) => {
    const page = audience.pages.customer;
    await resize(page, width);
    const id = await opened(page, '/dashboard/myorders', () =>
      page
        .getByRole('main')
        .getByText(/^Transaction ID: pi_/)
        .filter({ visible: true }),
    );
    expect((await boxOf(id)).width).toBeLessThanOrEqual(160);
  },
);

it('shows a toast in one line, clear of the heading', async () => {
  const page = audience.pages.customer;
  await resize(page, 1280);
  await opened(page, `/purchase/${audience.furniture.product}`, () => page.getByLabel('Quantity'));
  await page.getByLabel('Quantity').fill('1');
  await page.getByRole('button', { name: 'Pick Quantity' }).click();
  await page.getByLabel('Phone').fill('+1 515 555 0142');
  await page.getByLabel('Address').fill('14 Mill Road, Ames, Iowa');
  await page.getByRole('button', { name: 'Confirm Purchase' }).click();
  const toast = page.locator('.Toastify__toast');
  await toast.waitFor();
  const { y, height } = await boxOf(toast);
  const placed = page.getByRole('heading', { name: /^Order \d+ is placed$/ });
  expect(y + height).toBeLessThan((await boxOf(placed)).y);
});

it('shows the count of the current category in forced colors', async () => {
  const page = audience.pages.visitor;
  await resize(page, 1280);
  const current = await opened(page, '/categories/parts', () =>
    page.getByRole('main').locator('nav ul a[aria-current=page]'),
  );
  await paint(page, { forcedColors: 'active' });
  const colors = await current.evaluate((link) =>
    [link, ...Array.from(link.children)].map((part) => getComputedStyle(part).color),
  );
  expect(new Set(colors).size).toBe(1);
  expect(await colorOf(current)).not.toBe('255 255 255');
  await paint(page, { forcedColors: 'none' });
});
