import { listOwnOrders } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesHome } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { renderShop } from '@/test/render-shop';
import { farmer, servesSession, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

async function openSignup(address = '/signup') {
  server.use(...servesSession(), ...servesHome());
  const shop = renderShop(address);
  const submit = await screen.findByRole('button', { name: 'Sign up' });
  const fill = async (name: string, email: string, password: string) => {
    if (name) await shop.user.type(screen.getByLabelText('Name'), name);
    if (email) await shop.user.type(screen.getByLabelText('Email'), email);
    if (password) await shop.user.type(screen.getByLabelText('Password'), password);
    await shop.user.click(submit);
  };
  return { ...shop, fill };
}

describe('the sign-up page', () => {
  it('requires all fields, with the specified messages', async () => {
    const { fill } = await openSignup();
    await fill('', '', '');
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    expect(screen.getByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
  });

  it('marks the password rules as they are met', async () => {
    const { user } = await openSignup();
    await user.type(screen.getByLabelText('Password'), 'Harvest');
    expect(screen.getByText('a digit')).toHaveTextContent('still missing');
    await user.type(screen.getByLabelText('Password'), '2026');
    for (const rule of ['8 characters or more', 'an uppercase letter', 'a lowercase letter']) {
      expect(screen.getByText(rule)).toHaveTextContent('done');
    }
    expect(screen.getByText('a digit')).toHaveTextContent('done');
  });

  it('creates the account, welcomes the user, reports the email and opens the home page', async () => {
    const { fill, currentAddress } = await openSignup();
    await fill('Fay Farmer', farmer.email, 'Harvest2026');
    expect(await screen.findByText('Welcome, Fay Farmer.')).toBeInTheDocument();
    expect(screen.getByText(/We sent an email to farmer@harrow.test/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(localStorage.getItem('accessToken')).toBe('token-1');
  });

  it('keeps the account if the email cannot be sent', async () => {
    const { fill } = await openSignup();
    provider.breakMail();
    await fill('Fay Farmer', farmer.email, 'Harvest2026');
    expect(await screen.findByText(/Your account is ready, but the email/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  it('reports that an email is taken and keeps the input', async () => {
    provider.addAccount({ ...farmer, password: 'Harvest2026' });
    const { fill } = await openSignup();
    await fill('Fay Farmer', farmer.email, 'Harvest2026');
    expect(await screen.findByText(/already in use/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Fay Farmer');
    expect(screen.getByLabelText('Email')).toHaveValue(farmer.email);
  });

  it('returns to the original page after a detour through the login', async () => {
    server.use(answer(listOwnOrders, []));
    const shop = renderShop('/dashboard/myorders?from=mail');
    await shop.user.click(
      await within(screen.getByRole('main')).findByRole('link', { name: 'Create an account' }),
    );
    server.use(...servesSession());
    await shop.user.type(await screen.findByLabelText('Name'), 'Fay Farmer');
    await shop.user.type(screen.getByLabelText('Email'), farmer.email);
    await shop.user.type(screen.getByLabelText('Password'), 'Harvest2026');
    await shop.user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { name: 'My Orders' })).toBeInTheDocument();
    expect(shop.currentAddress()).toBe('/dashboard/myorders?from=mail');
  });
});
