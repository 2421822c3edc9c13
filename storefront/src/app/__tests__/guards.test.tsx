import { getProfile, getUser, listOrders, listOwnOrders, openSession } from '@harrow/contract';
import { act, screen } from '@testing-library/react';
import { answer, passes, refuses } from '@/test/answer';
import { servesHome } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { order } from '@/test/order-fixtures';
import { savedProfile } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';
import { shopUser } from '@/test/user-fixtures';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const PASSWORD = 'Harvest2026';
const myOrders = () => screen.findByRole('heading', { name: 'My Orders' });
const login = () => screen.findByRole('heading', { name: 'Log in' });
const noOrders = () => answer(listOwnOrders, []);
const checkAnswers = (reply: () => object) => server.use(answer(getUser, reply));
/** Simulates another tab that removes the token; `left` is the value that it stores on Sign Out. */
function otherTabForgets(left: string | null): void {
  if (left !== null) localStorage.setItem('signedOut', left);
  localStorage.removeItem('accessToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
}
const networkIsGone = () => HttpResponse.error();

describe('a protected page', () => {
  it('redirects a visitor to the login page', async () => {
    const { currentAddress } = renderShop('/dashboard/myorders');
    await login();
    expect(currentAddress()).toBe('/login');
  });

  it('shows only a spinner until the role is known', async () => {
    await signInAs(farmer);
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    server.use(
      noOrders(),
      passes(getUser, () => gate),
    );
    renderShop('/dashboard/myorders');
    expect(await screen.findByText('Checking your session')).toBeInTheDocument();
    expect(screen.queryByText('My Orders', { selector: 'main *' })).not.toBeInTheDocument();
    release();
    await myOrders();
  });

  it.each([
    [401, 'Your session has ended. Log in to continue where you left off.'],
    [403, 'The shop no longer accepts your session. Log in again to continue where you left off.'],
  ])('ends the session on a %i, removes the token and shows why', async (status, reason) => {
    await signInAs(farmer);
    checkAnswers(() => refuse({ status }));
    renderShop('/dashboard/myorders');
    await login();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it('renews a token that expired early and continues', async () => {
    await signInAs(farmer);
    server.use(
      noOrders(),
      answer(getUser, ({ request }) =>
        request.headers.get('authorization') === 'Bearer token-1'
          ? refuse({ status: 401 })
          : undefined,
      ),
    );
    renderShop('/dashboard/myorders');
    await myOrders();
    expect(localStorage.getItem('accessToken')).toBe('token-2');
  });

  it('returns to the page on which the session ended during a query', async () => {
    await signInAs(farmer);
    server.use(answer(getProfile, savedProfile), refuses(listOwnOrders, { status: 401 }));
    const { user } = renderShop('/dashboard');
    await screen.findByRole('heading', { name: 'My Profile' });
    server.use(refuses(openSession, { status: 401 }));
    checkAnswers(() => refuse({ status: 401 }));
    await user.click(await screen.findByRole('link', { name: 'My Orders' }));
    await login();
    expect(localStorage.getItem('accessToken')).toBeNull();
    provider.addAccount({ ...farmer, password: PASSWORD });
    server.use(noOrders(), ...servesSession());
    await user.type(await screen.findByLabelText('Email'), farmer.email);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await myOrders();
  });

  it.each([
    ['a lost connection', networkIsGone],
    ['an unavailable provider', () => refuse({ status: 503 })],
  ])('does not sign the user out on %s and can be retried', async (_, reply) => {
    await signInAs(farmer);
    server.use(noOrders());
    checkAnswers(reply);
    const { user } = renderShop('/dashboard/myorders');
    const title = await screen.findByText('We could not check your session');
    expect(title).toBeInTheDocument();
    expect(screen.getByText(/You have not been signed out/)).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBe('token-1');
    checkAnswers(() => shopUser({ email: farmer.email }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await myOrders();
  });

  it('redirects as soon as the provider reports that the user is signed out', async () => {
    await signInAs(farmer);
    server.use(noOrders());
    renderShop('/dashboard/myorders');
    await myOrders();
    act(() => provider.become(null));
    await login();
  });

  it('redirects when the user signs out in another tab', async () => {
    await signInAs(farmer);
    server.use(noOrders());
    renderShop('/dashboard/myorders');
    await myOrders();
    act(() => otherTabForgets('yes'));
    await login();
    expect(screen.getByText(/^You signed out in another tab\./)).toBeInTheDocument();
    expect(screen.queryByText(/is kept/)).not.toBeInTheDocument();
  });

  it('does not report a sign-out if another tab lost the session', async () => {
    await signInAs(farmer);
    server.use(noOrders());
    renderShop('/dashboard/myorders');
    await myOrders();
    act(() => otherTabForgets(null));
    await login();
    expect(screen.getByText(/^Your session has ended\./)).toBeInTheDocument();
  });

  it('does not report an ended session to a visitor who had none', async () => {
    renderShop('/dashboard/myorders');
    await login();
    expect(
      screen.getByText('Log in to continue. We will take you back to where you were.'),
    ).toBeVisible();
  });
});

describe('an admin page', () => {
  it('opens for an admin', async () => {
    await signInAs(admin);
    server.use(answer(listOrders, []));
    renderShop('/dashboard/manageorders');
    expect(await screen.findByRole('heading', { name: 'Manage Orders' })).toBeInTheDocument();
  });

  it('ends the session of a customer, shows why and stays hidden', async () => {
    await signInAs(farmer);
    const { currentAddress, user } = renderShop('/dashboard/manageorders');
    await login();
    expect(screen.getByText(/^This page is for staff, and you were signed out\./)).toBeVisible();
    expect(currentAddress()).toBe('/login');
    expect(localStorage.getItem('accessToken')).toBeNull();
    server.use(...servesHome());
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await login();
    expect(screen.queryByText(/for staff/)).not.toBeInTheDocument();
  });
});

describe('the dashboard of a customer', () => {
  it('shows the next user nothing from the previous user’s cache', async () => {
    await signInAs(farmer);
    server.use(answer(listOwnOrders, [order(1)]));
    const { user } = renderShop('/dashboard/myorders');
    expect((await screen.findAllByText('Machine 1')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await login();
    server.use(
      answer(listOwnOrders, () => HttpResponse.error()),
      answer(getProfile, savedProfile),
      ...servesHome(),
    );
    await act(() => signInAs({ ...farmer, uid: 'uid-2' }));
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await user.click(await screen.findByRole('link', { name: 'My Orders' }));
    expect(await screen.findByText('We could not load the orders')).toBeInTheDocument();
    expect(screen.queryByText('Machine 1')).not.toBeInTheDocument();
  });
});
