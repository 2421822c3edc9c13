import type { Locator, Page } from 'playwright-core';

/** Counts the presses and typed fields of a shopper on a phone. */
export class Counted {
  presses = 0;
  fields = 0;

  constructor(readonly page: Page) {}

  async press(control: Locator): Promise<void> {
    await control.tap();
    this.presses += 1;
  }

  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter');
    this.presses += 1;
  }

  async type(label: string | RegExp, value: string): Promise<void> {
    const field = this.page
      .locator('input, textarea')
      .and(this.page.getByLabel(label, { exact: true }));
    await field.fill(value);
    this.fields += 1;
  }

  pressButton(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('button', { name, exact: true }));
  }

  /** Waits until the text is visible. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}
