import type { Page } from 'playwright-core';

/** The actions of shoppers, by visible labels, buttons and titles. */
export class Shopper {
  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
  }

  async fill(label: string, value: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(value);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Follows a link in the main content, not in the navigation or footer. */
  async follow(name: string | RegExp): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name }).click();
  }

  /** Waits until the text is visible. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  async signUp(person: { name: string; email: string; password: string }): Promise<void> {
    await this.fill('Name', person.name);
    await this.fill('Email', person.email);
    await this.fill('Password', person.password);
    await this.press('Sign up');
  }

  async logIn(person: { email: string; password: string }): Promise<void> {
    await this.open('/login');
    await this.fill('Email', person.email);
    await this.fill('Password', person.password);
    await this.press('Log in');
    await this.page.getByRole('button', { name: 'Sign Out' }).waitFor();
  }

  async payWith(card: string): Promise<void> {
    await this.fill('Card number', card);
    await this.fill('Expiration date', '12 / 40');
    await this.fill('CVC', '123');
    await this.page.getByRole('button', { name: /^Pay \S/ }).click();
  }

  /** Returns the table row, or the card on a phone, that contains a text. */
  row(text: string) {
    return this.page.getByRole('row').filter({ hasText: text });
  }
}
