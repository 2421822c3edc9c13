import type { Locator, Page } from 'playwright-core';
import type { StockAdminPage } from './stock-admin-page.ts';

const BUTTONS = 'main :is(button, [role=switch], [role=combobox]):not([disabled])';
const ITEMS = '[role=menuitem]';
const MENU_ATTEMPTS = 3;

/** Names each button of the page by its words or its icon; those of further rows have the same name. */
const namesOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((button) => {
      const isShown = button.checkVisibility();
      const words = button.textContent.trim();
      return isShown ? words || button.innerHTML : '';
    }),
  );

/**
 * Returns what went wrong after a press. Messages are found by attribute, because an open menu or dialog hides
 * them from the tree of roles.
 */
async function outcomeOf(admin: StockAdminPage, sentence: string | null): Promise<string | null> {
  const { page } = admin;
  if (sentence !== null) {
    await page.locator('[role=status]').getByText(sentence).first().waitFor();
    return null;
  }
  await admin.settle();
  const failure = page.locator('[role=alert]').filter({ hasText: 'Error' });
  if ((await failure.count()) > 0) return await failure.first().innerText();
  const shown = await page.locator('body').innerText();
  if (/An error occurred|Something went wrong/.test(shown)) return 'An error occurred';
  return shown.trim() === '' ? 'a blank page' : null;
}

const isInWindow = (item: Locator): Promise<boolean> =>
  item
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    })
    .catch(() => false);

async function press(
  admin: StockAdminPage,
  selector: string,
  index: number,
): Promise<string | null> {
  const button = admin.page.locator(selector).nth(index);
  const sentence = await button.evaluate(
    (element) => element.closest('[data-closed]')?.getAttribute('data-closed') ?? null,
  );
  // a list that is read again leaves an open menu without its row, outside of the window
  if (selector === ITEMS && !(await isInWindow(button))) await button.dispatchEvent('click');
  else await button.click({ force: sentence !== null });
  return await outcomeOf(admin, sentence);
}

/** Opens the menu of a button until an item of it is in the window. */
async function openMenu(admin: StockAdminPage, path: string, button: number, item: number) {
  for (let attempt = 1; attempt <= MENU_ATTEMPTS; attempt += 1) {
    await admin.open(path);
    const opener = admin.page.locator(BUTTONS).nth(button);
    // a menu opens below its button, where the window may end
    await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await opener.click();
    await admin.settle();
    if (await isInWindow(admin.page.locator(ITEMS).nth(item))) return;
  }
}

/** The first button of each name. */
const firstOfEach = (names: string[]): [name: string, index: number][] =>
  names
    .map((name, index): [string, number] => [name, index])
    .filter(([name, index]) => name !== '' && names.indexOf(name) === index);

/**
 * Presses every button of a page, and every item of the menus that they open, each on the page as it is
 * opened. Returns what went wrong, by the name of the button.
 */
export async function pressEverything(admin: StockAdminPage, path: string): Promise<string[]> {
  const { page } = admin;
  const failures: string[] = [];
  const check = async (name: string, work: () => Promise<string | null>) => {
    admin.problems.splice(0);
    const outcome = await work();
    const problems = [...(outcome === null ? [] : [outcome]), ...admin.problems];
    if (problems.length > 0) failures.push(`${path} ${name.slice(0, 60)}: ${problems.join('; ')}`);
  };
  await admin.open(path);
  for (const [name, index] of firstOfEach(await namesOf(page, BUTTONS))) {
    await admin.open(path);
    await check(name, () => press(admin, BUTTONS, index));
    const items = await namesOf(page, ITEMS);
    for (const [item, place] of firstOfEach(items)) {
      await openMenu(admin, path, index, place);
      await check(`${name} › ${item}`, () => press(admin, ITEMS, place));
    }
  }
  return failures;
}
