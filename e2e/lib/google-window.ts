import type { Page } from 'playwright-core';

/** Presses the shop's button and uses the window that opens, the emulator's account chooser. */
export async function openGoogle(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  await popup.getByText('Add new account').waitFor();
  return popup;
}

/** Signs in with a new Google account. */
export async function addGoogleAccount(
  popup: Page,
  { email, name }: { email: string; name: string },
): Promise<void> {
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Display name').fill(name);
  await popup.getByRole('button', { name: /^Sign in with/ }).click();
}
