import { screen, within } from '@testing-library/react';
import { settings } from '@/config/settings';
import { provider } from '@/test/identity-stand-in';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);
jest.mock('@/features/auth/api/account-mails', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function openReset() {
  const shop = renderShop('/resetpass');
  const email = await screen.findByLabelText('Email');
  const submit = screen.getByRole('button', { name: 'Reset' });
  const ask = async (typed: string) => {
    await shop.user.clear(email);
    if (typed) await shop.user.type(email, typed);
    await shop.user.click(submit);
  };
  return { ...shop, email, submit, ask };
}

const SENT = 'Password reset link send on this email.';

describe('the reset page', () => {
  it.each([
    ['', 'Email is required'],
    ['ada@farm', 'Type the right pattern of email.'],
  ])('rejects "%s" with the specified message', async (typed, message) => {
    const { ask, email } = await openReset();
    await ask(typed);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(message);
    expect(provider.resetMails()).toEqual([]);
  });

  it('sends the link, confirms it and keeps the email', async () => {
    const { ask, email } = await openReset();
    await ask(farmer.email);
    expect(await screen.findByText(SENT)).toBeInTheDocument();
    expect(screen.getByText(/If farmer@harrow.test has an account here/)).toBeInTheDocument();
    expect(email).toHaveValue(farmer.email);
    expect(provider.resetMails()).toEqual([farmer.email]);
  });

  it.each([true, false])('links to the local mailbox only in the embedded shop: %p', async (is) => {
    jest.replaceProperty(settings, 'authEmulator', is);
    const { ask } = await openReset();
    await ask(farmer.email);
    await screen.findByText(/has an account here/);
    const link = screen.queryByRole('link', { name: /Open the local mailbox/ });
    expect(link !== null).toBe(is);
  });

  it('shows the provider’s error and keeps the input', async () => {
    const { ask, email } = await openReset();
    provider.failNext(provider.refusal('auth/too-many-requests'));
    await ask(farmer.email);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/^Too many attempts/)).toBeInTheDocument();
    expect(email).toHaveValue(farmer.email);
    expect(screen.queryByText(/has an account here/)).not.toBeInTheDocument();
  });

  it('is linked from the login page and links back', async () => {
    const { user, currentAddress } = renderShop('/login');
    await user.click(await screen.findByRole('link', { name: 'Reset it' }));
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/resetpass');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });

  it('is available to signed-in users who forgot their password', async () => {
    await signInAs(farmer);
    await openReset();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });
});
