import { source as axe } from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { openAudience, paint, type Audience } from '../lib/audience.ts';
import { launchBrowser } from '../lib/browser.ts';
import { overflow } from '../lib/overflow.ts';
import { startShop, type RunningShop } from '../lib/running-shop.ts';
import { openScreen, SCREENS, type Role } from '../lib/screens.ts';

const START_MS = 240_000;
const WIDTHS = [360, 1280];

const ALL_RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What may differ between light and dark. */
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

let shop: RunningShop;
let browser: Browser;
let audience: Audience;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
  audience = await openAudience(browser, shop);
}, START_MS);

afterAll(async () => {
  await browser.close();
  await shop.stop();
});

/** axe, once its source has run in the page. */
interface Axe {
  run: (context: Document, options: RunOptions) => Promise<AxeResults>;
}

/** What axe finds, each as its rule and the elements. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: Axe }).axe.run(document, given),
    options,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether the control that has the focus is to be seen, and not below something else. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + 1) === document.activeElement;
  });

const cases = Object.entries(SCREENS).flatMap(([role, screens]) =>
  screens.map((screen) => [screen.name, role as Role, screen] as const),
);

it.each(cases)('axe finds nothing on %s as %s', async (_name, role, screen) => {
  const page = audience.pages[role];
  await openScreen(page, shop.storefront, screen, audience.furniture);
  // by the debugger: the page's policy keeps every other way closed
  await page.evaluate(axe);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBe(0);
    await paint(page, 'light');
    expect(await findings(page, ALL_RULES)).toEqual([]);
    await paint(page, 'dark');
    expect(await findings(page, COLOURS)).toEqual([]);
  }
});

it('hides no button below the head of its table from who goes backwards by keyboard', async () => {
  const page = audience.pages.admin;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${shop.storefront}/dashboard/manageproducts`);
  const remove = page.getByRole('main').getByRole('button', { name: 'Remove' });
  await remove.last().focus();
  for (let steps = await remove.count(); steps > 1; steps -= 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await showsFocus(page)).toBe(true);
  }
});
