import type { Page } from 'playwright-core';

const STAFF = { email: 'admin@harrow.test', password: 'Harvest2026' };

/** Answers that a page of the stock admin may get before a login. */
const UNAUTHORIZED = 401;

/** The stock admin in a browser, for staff who have logged in. */
export class StockAdminPage {
  /** Errors in the console, and answers of the server that are errors. */
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('console', (message) => {
      // the answers below say more
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        this.problems.push(message.text());
      }
    });
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('response', (response) => {
      if (response.status() < 400 || response.status() === UNAUTHORIZED) return;
      const { pathname } = new URL(response.url());
      this.problems.push(`${response.status()} ${response.request().method()} ${pathname}`);
    });
  }

  static async logIn(page: Page, origin: string): Promise<StockAdminPage> {
    const admin = new StockAdminPage(page, origin);
    await page.goto(`${origin}/app/login`);
    await page.locator('input[name=email]').fill(STAFF.email);
    await page.locator('input[name=password]').fill(STAFF.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/a/orders');
    return admin;
  }

  /** Opens a page, by its address after `/app/a`, and waits until it has read what it shows. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}/app/a${path}`);
    await this.page.waitForLoadState('networkidle');
    const words = this.page.getByRole('main').getByText(/\w/).first();
    await words.waitFor().catch((error: unknown) => {
      throw new Error(`${path} is blank: ${this.problems.join('; ')}`, { cause: error });
    });
  }

  /** Returns the addresses that the menu, or the page of settings, leads to. */
  async links(part: 'main' | 'menu'): Promise<string[]> {
    const links = await this.page
      .locator(part === 'main' ? 'main a[href*="/a/"]' : 'a[href*="/a/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return [...new Set(links.map((link) => link.replace(/^.*\/a\//, '/')))];
  }

  /** Calls the stock admin’s API as its pages do; throws if it refuses. */
  async call(method: string, path: string, data?: object): Promise<unknown> {
    const answer = await this.page.request.fetch(`${this.origin}/admin${path}`, { method, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return await answer.json();
  }
}
