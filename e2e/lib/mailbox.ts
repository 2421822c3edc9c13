import type { BrowserContext, Page } from 'playwright-core';

/** Opens the shop's local mailbox in a new tab. */
async function openMailbox(context: BrowserContext, origin: string): Promise<Page> {
  const mailbox = await context.newPage();
  await mailbox.goto(`${origin}/mailbox`);
  return mailbox;
}

/** Follows the link `action` of the newest mail to `email`; returns its tab. */
export async function followMail(
  context: BrowserContext,
  origin: string,
  { action, email }: { action: string; email: string },
): Promise<Page> {
  const mailbox = await openMailbox(context, origin);
  await mailbox
    .getByRole('link', { name: `${action} of ${email}` })
    .first()
    .click();
  return mailbox;
}
