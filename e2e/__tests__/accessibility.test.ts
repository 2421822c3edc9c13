import { source as axe } from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { isShortRun } from '@harrow/testing/long-tests';
import { openAudience, paint, type Audience } from '../lib/audience.ts';
import { launchBrowser } from '../lib/browser.ts';
import { untilHydrated } from '../lib/hydrated.ts';
import { layoutProblems, lengthenWords, setTextSize } from '../lib/layout-problems.ts';
import { colorOf, pressablesOnPaper } from '../lib/looks.ts';
import { openScreen, SCREENS, type Role } from '../lib/screens.ts';
import { sharedShop } from '../lib/shared-shop.ts';
import { openPage } from '../lib/watched-page.ts';

/**
 * The window sizes in which every screen is checked: phones in both orientations, tablets, desktops,
 * 1280 × 800 at 200 %, and the last pixel before each breakpoint of the layout.
 */
const WINDOWS = [
  [320, 640],
  [360, 640],
  [480, 800],
  [639, 800],
  [640, 400],
  [667, 375],
  [767, 800],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1023, 800],
  [1024, 768],
  [1080, 800],
  [1279, 800],
  [1280, 900],
  [1920, 1080],
] as const;
const [PHONE, TABLET, DESKTOP] = [360, 768, 1280];
/** The windows of this run, and the widths at which axe looks at a screen. */
const [CHECKED, INSPECTED] = isShortRun
  ? [WINDOWS.filter(([width]) => [PHONE, TABLET, DESKTOP].includes(width)), [PHONE]]
  : [WINDOWS, [PHONE, DESKTOP]];
/** The widths at which every control is also scrolled into view and hit-tested. */
const PRESSED: readonly number[] = [320, 667, DESKTOP];
/** The width of an A4 sheet between its margins. */
const SHEET = 680;

const ALL_RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules whose results differ between light, dark and print. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

const shop = sharedShop();
const stopped = stoppedAfterwards();
let browser: Browser;
let audience: Audience;

beforeAll(async () => {
  browser = stopped(await launchBrowser(), (it) => it.close());
  audience = await openAudience(browser, shop);
});

/** The global `axe`, after its source has run in the page. */
interface Axe {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>;
}

/** Returns axe's violations as rules with their elements. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: Axe }).axe.run(document, given),
    // without it, axe describes each element that passes too, for half of the time
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether the focused control is visible and not covered by another element. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + 1) === document.activeElement;
  });

const resize = (page: Page, width: number, height = 800) => page.setViewportSize({ width, height });

/** Returns the layout problems of a page in each of these window sizes. */
async function problemsIn(
  page: Page,
  windows: readonly (readonly [number, number])[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of windows) {
    await resize(page, width, height);
    problems.push(...(await layoutProblems(page, { press: PRESSED.includes(width) })));
  }
  return problems;
}

const cases = Object.entries(SCREENS).flatMap(([role, screens]) =>
  screens.map((screen) => [screen.name, role as Role, screen] as const),
);

/** Loads each screen once for all checks; those that change the page come last. */
it.each(cases)('%s is accessible to %s in every window and medium', async (_name, role, screen) => {
  const page = audience.pages[role];
  await resize(page, DESKTOP);
  await openScreen(page, shop.storefront, screen, audience.furniture);
  // through the debugger, because the page's content security policy blocks other scripts
  await page.evaluate(axe);
  for (const width of INSPECTED) {
    await resize(page, width);
    await paint(page, { colorScheme: 'light' });
    expect(await findings(page, ALL_RULES)).toEqual([]);
    await paint(page, { colorScheme: 'dark' });
    expect(await findings(page, COLOURS)).toEqual([]);
  }

  await resize(page, SHEET);
  await paint(page, { colorScheme: 'dark', media: 'print' });
  expect(await findings(page, COLOURS)).toEqual([]);
  expect(await pressablesOnPaper(page)).toEqual([]);
  await paint(page, { colorScheme: 'light', media: 'screen' });

  expect(await problemsIn(page, CHECKED)).toEqual([]);
  await resize(page, DESKTOP);
  await setTextSize(page, 2);
  expect(await layoutProblems(page)).toEqual([]);
  await setTextSize(page, 1);
  await lengthenWords(page);
  expect(
    await problemsIn(page, [
      [PHONE, 640],
      [TABLET, 1024],
      [1024, 768],
    ]),
  ).toEqual([]);
});

const TABLES = [
  ['myorders', 'customer'],
  ['users', 'admin'],
  ['manageproducts', 'admin'],
  ['manageorders', 'admin'],
] as const;

it.each(TABLES)('the table of %s stays a table in every wider window', async (name, role) => {
  const page = audience.pages[role];
  await page.goto(`${shop.storefront}/dashboard/${name}`);
  const rows = page.getByRole('table').locator('tbody');
  await rows.waitFor();
  const layouts: string[] = [];
  for (let width = 640; width <= 1440; width += 32) {
    await resize(page, width);
    layouts.push(await rows.evaluate((body) => getComputedStyle(body).display));
  }
  const changes = layouts.filter((layout, index) => layout !== layouts[index - 1]);
  expect(changes).toEqual([expect.stringMatching(/^(grid|block)$/), 'table-row-group']);
});

it.each([
  ['visitor', '/allproduct?page=2'],
  ['customer', '/dashboard/myorders'],
] as const)('forced colors mark where %s is on %s', async (role, path) => {
  const page = audience.pages[role];
  await resize(page, DESKTOP);
  await page.goto(`${shop.storefront}${path}`);
  await page.getByRole('main').locator('ul [aria-current=page]').first().waitFor();
  await paint(page, { forcedColors: 'active' });
  for (const current of await page.locator('ul [aria-current=page]').all()) {
    const other = current.locator('xpath=ancestor::ul').locator('a:not([aria-current])').first();
    expect(await colorOf(current)).not.toBe(await colorOf(other));
  }
  await paint(page, { forcedColors: 'none' });
});

it('prints orders as a black-on-white table with their states, above the company’s address', async () => {
  const page = audience.pages.customer;
  await resize(page, SHEET);
  await page.goto(`${shop.storefront}/dashboard/myorders`);
  await page.getByText('Pay Amount').waitFor();
  await paint(page, { colorScheme: 'dark', media: 'print' });
  const look = await page.locator('tbody').evaluate((rows) => ({
    head: getComputedStyle(document.querySelector('thead') ?? rows).display,
    paper: getComputedStyle(document.documentElement).backgroundColor,
    paid: getComputedStyle(rows.querySelector('.badge') ?? rows).color,
    unpaid: getComputedStyle(rows.querySelector('[data-printed]') ?? rows, '::after').content,
  }));
  const [white, black] = ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'];
  const expected = { head: 'table-header-group', paper: white, paid: black, unpaid: '"Un Paid"' };
  expect(look).toEqual(expected);
  expect(await page.getByText('1400 Foundry Road').isVisible()).toBe(true);
  await paint(page, { colorScheme: 'light', media: 'screen' });
});

it('keeps buttons clear of the sticky table head when tabbing backwards', async () => {
  const page = audience.pages.admin;
  await resize(page, DESKTOP, 500);
  await page.goto(`${shop.storefront}/dashboard/manageproducts`);
  const remove = page.getByRole('main').getByRole('button', { name: 'Remove' });
  await remove.last().focus();
  for (let steps = await remove.count(); steps > 1; steps -= 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await showsFocus(page)).toBe(true);
  }
});

it.each([
  ['customer', 'profile-form', [1280, 720]],
  ['customer', 'purchase-form', [360, 640]],
  ['customer', 'purchase-form', [667, 375]],
] as const)('%s sees what %s ends with and each of its fields at %j', async (role, name, size) => {
  const page = audience.pages[role];
  const screen = SCREENS[role].find((known) => known.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  await resize(page, size[0], size[1]);
  await openScreen(page, shop.storefront, screen, audience.furniture);
  const submit = page.getByRole('dialog').locator('[type=submit]');
  const fields = page.getByRole('dialog').locator('input, textarea');
  for (const field of await fields.all()) {
    await field.focus();
    expect(await showsFocus(page)).toBe(true);
    const { y = 0, height = 0 } = (await submit.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(size[1]);
  }
});

it('shows a toast for five seconds with reduced motion', async () => {
  const page = audience.pages.admin;
  await resize(page, DESKTOP);
  await page.goto(`${shop.storefront}/dashboard/manageorders`);
  await page.getByRole('button', { name: 'Pending' }).first().click();
  await page.getByText('This order is still unpaid.').waitFor();
  const timer = page.locator('.Toastify__progress-bar');
  const duration = () =>
    timer.evaluate((bar) => bar.getAnimations()[0]?.effect?.getComputedTiming().endTime);
  expect(await duration()).toBe(5000);
  await timer.evaluate((bar) => bar.getAnimations().forEach((animation) => animation.finish()));
  await page.getByText('This order is still unpaid.').waitFor({ state: 'detached' });
});

const PHONE_AND_DESKTOP = [
  [320, 640],
  [1280, 800],
] as const;

it.each(['/', '/allproduct', '/blogs', '/login', '/dashboard'])(
  '%s fits without JavaScript',
  async (path) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.storefront}${path}`);
    expect(await problemsIn(page, PHONE_AND_DESKTOP)).toEqual([]);
    await context.close();
  },
);

it('fits if a page cannot be loaded offline', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(shop.storefront);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  expect(await problemsIn(page, PHONE_AND_DESKTOP)).toEqual([]);
  await context.close();
});

it('is accessible where an address is opened offline', async () => {
  const { page, context } = await openPage(browser);
  await page.goto(shop.storefront);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.goto(`${shop.storefront}/allproduct`);
  await page.evaluate(axe);
  expect(await findings(page, ALL_RULES)).toEqual([]);
  await paint(page, { colorScheme: 'dark' });
  expect(await findings(page, COLOURS)).toEqual([]);
  expect(await problemsIn(page, PHONE_AND_DESKTOP)).toEqual([]);
  await setTextSize(page, 2);
  expect(await problemsIn(page, PHONE_AND_DESKTOP)).toEqual([]);
  await context.close();
});
