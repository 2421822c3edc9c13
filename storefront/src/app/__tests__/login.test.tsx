import { listOwnOrders, openSession } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer, passes, refuses } from '@/test/answer';
import { servesHome } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { renderShop } from '@/test/render-shop';
import { farmer, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const PASSWORD = 'Harvest2026';

async function openLogin(address = '/login') {
  provider.addAccount({ ...farmer, password: PASSWORD });
  server.use(...servesSession(), ...servesHome());
  const shop = renderShop(address);
  const email = await screen.findByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const submit = screen.getByRole('button', { name: 'Log in' });
  const logIn = async (typedEmail: string, typedPassword: string) => {
    if (typedEmail) await shop.user.type(email, typedEmail);
    if (typedPassword) await shop.user.type(password, typedPassword);
    await shop.user.click(submit);
  };
  return { ...shop, email, password, submit, logIn };
}

describe('the login page', () => {
  it('requires both fields, with the specified messages', async () => {
    const { logIn, email } = await openLogin();
    await logIn('', '');
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(email).toHaveFocus();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Email is required');
  });

  it('rejects an invalid email and lists the rules that the password breaks', async () => {
    const { logIn } = await openLogin();
    await logIn('ada@farm', 'harvest');
    expect(await screen.findByText('Type the right pattern of email.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Password needs at least 8 character with contain a uppercase a lowercase and number.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('an uppercase letter')).toHaveTextContent('still missing');
    expect(screen.getByText('a lowercase letter')).toHaveTextContent('done');
  });

  it('signs in, stores the access token and opens the home page', async () => {
    const { logIn, currentAddress } = await openLogin();
    await logIn(farmer.email, PASSWORD);
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(localStorage.getItem('accessToken')).toBe('token-1');
  });

  it('returns to the page that required it, including the query', async () => {
    const { logIn, currentAddress } = await openLogin('/dashboard/myorders?from=mail');
    server.use(answer(listOwnOrders, []));
    expect(currentAddress()).toBe('/login');
    await logIn(farmer.email, PASSWORD);
    expect(await screen.findByRole('heading', { name: 'My Orders' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard/myorders?from=mail');
  });

  it('shows the provider’s error and keeps the input', async () => {
    const { logIn, email, password, submit } = await openLogin();
    await logIn(farmer.email, 'Harvest2027');
    const message = 'Invalid credential: the email or the password is wrong.';
    expect((await screen.findByText(message)).closest('[role=alert]')).toBeInTheDocument();
    expect(email).toHaveValue(farmer.email);
    expect(password).toHaveValue('Harvest2027');
    expect(submit).toBeEnabled();
  });

  it('reports that the provider cannot be reached', async () => {
    const { logIn } = await openLogin();
    provider.failNext(provider.refusal('auth/network-request-failed'));
    await logIn(farmer.email, PASSWORD);
    expect(await screen.findByText(/service cannot be reached/)).toBeInTheDocument();
  });

  it('shows why the shop rejects a sign-in that the provider accepts, and signs out', async () => {
    const { logIn } = await openLogin();
    const message = 'This email belongs to another account.';
    server.use(refuses(openSession, { status: 403, code: 'forbidden', message }));
    await logIn(farmer.email, PASSWORD);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('signs in even if the shop cannot be reached', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { logIn } = await openLogin();
    server.use(refuses(openSession, { status: 503 }));
    await logIn(farmer.email, PASSWORD);
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  it('shows a pending state and cannot be pressed twice', async () => {
    let exchanges = 0;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { logIn, submit, user } = await openLogin();
    server.use(
      passes(openSession, async () => {
        exchanges += 1;
        await gate;
      }),
    );
    await logIn(farmer.email, PASSWORD);
    expect(await screen.findByText('Logging in…')).toBeInTheDocument();
    await user.click(submit);
    release();
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    expect(exchanges).toBe(1);
  });

  it('shows and hides the password', async () => {
    const { password, user } = await openLogin();
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('redirects a visitor who is already signed in', async () => {
    server.use(...servesHome());
    await signInAs(farmer);
    const { currentAddress } = renderShop('/login');
    expect(await screen.findByRole('heading', { name: 'Clients Reviews' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/');
  });
});
