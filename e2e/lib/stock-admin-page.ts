import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const STAFF = { email: 'admin@harrow.test', password: 'Harvest2026' };

/** Answers that a page of the stock admin may get before a login. */
const UNAUTHORIZED = 401;

/** A page without requests for so long has read what it shows. */
const QUIET_MS = 300;

/** The stock admin in a browser, for staff who have logged in. */
export class StockAdminPage {
  /** Errors in the console, and answers of the server that are errors. */
  readonly problems: string[] = [];
  private openRequests = 0;
  private lastRequestAt = 0;

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
    page.on('request', () => this.countRequests(1));
    page.on('requestfinished', () => this.countRequests(-1));
    page.on('requestfailed', () => this.countRequests(-1));
    page.on('response', (response) => {
      if (response.status() < 400 || response.status() === UNAUTHORIZED) return;
      const { pathname } = new URL(response.url());
      this.problems.push(`${response.status()} ${response.request().method()} ${pathname}`);
    });
  }

  private countRequests(change: 1 | -1): void {
    this.openRequests += change;
    this.lastRequestAt = Date.now();
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
    await this.settle();
    const words = this.page.getByRole('main').getByText(/\w/).first();
    await words.waitFor().catch((error: unknown) => {
      throw new Error(`${path} is blank: ${this.problems.join('; ')}`, { cause: error });
    });
  }

  /** Waits until the page makes no requests, which the state `networkidle` says of its first ones only. */
  async settle(): Promise<void> {
    const start = Date.now();
    const isQuiet = () => Date.now() - Math.max(start, this.lastRequestAt) >= QUIET_MS;
    while (this.openRequests > 0 || !isQuiet()) await delay(50);
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
