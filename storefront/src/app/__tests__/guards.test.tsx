import { act, screen } from '@testing-library/react';
import { servesHome } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { order } from '@/test/order-fixtures';
import { savedProfile } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const PASSWORD = 'Harvest2026';
const myOrders = () => screen.findByRole('heading', { name: 'My Orders' });
const login = () => screen.findByRole('heading', { name: 'Log in' });
const noOrders = () => http.get(backend('/order'), () => HttpResponse.json([]));
const checkAnswers = (answer: () => Response) => server.use(http.get(backend('/user'), answer));
/** What this tab sees when another one has removed the token; `left` is its note of a Sign Out. */
function otherTabForgets(left: string | null): void {
  if (left !== null) localStorage.setItem('signedOut', left);
  localStorage.removeItem('accessToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
}
const networkIsGone = () => HttpResponse.error();

describe('a protected page', () => {
  it('sends a visitor to the login', async () => {
    const { currentAddress } = renderShop('/dashboard/myorders');
    await login();
    expect(currentAddress()).toBe('/login');
  });

  it('shows a spinner and nothing of itself until the role is known', async () => {
    await signInAs(farmer);
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    server.use(
      noOrders(),
      http.get(backend('/user'), async () => {
        await gate;
        return undefined;
      }),
    );
    renderShop('/dashboard/myorders');
    expect(await screen.findByText('Checking your session')).toBeInTheDocument();
    expect(screen.queryByText('My Orders', { selector: 'main *' })).not.toBeInTheDocument();
    letGo();
    await myOrders();
  });

  it.each([
    [401, 'Your session has ended. Log in to go on where you were.'],
    [403, 'The shop no longer accepts your session. Log in again to go on where you were.'],
  ])(
    'ends a session that is answered %i, removes the token and says why',
    async (status, reason) => {
      await signInAs(farmer);
      checkAnswers(() => refuse({ status }));
      renderShop('/dashboard/myorders');
      await login();
      expect(screen.getByText(reason)).toBeInTheDocument();
      expect(localStorage.getItem('accessToken')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    },
  );

  it('renews a token that has ended early and goes on', async () => {
    await signInAs(farmer);
    server.use(
      noOrders(),
      http.get(backend('/user'), ({ request }) =>
        request.headers.get('authorization') === 'Bearer token-1'
          ? refuse({ status: 401 })
          : undefined,
      ),
    );
    renderShop('/dashboard/myorders');
    await myOrders();
    expect(localStorage.getItem('accessToken')).toBe('token-2');
  });

  it('ends a session that ends while a page reads, and keeps where that was', async () => {
    await signInAs(farmer);
    server.use(
      http.get(backend('/profiles'), () => HttpResponse.json(savedProfile)),
      http.get(backend('/order'), () => refuse({ status: 401 })),
    );
    const { user } = renderShop('/dashboard');
    await screen.findByRole('heading', { name: 'My Profile' });
    server.use(http.put(backend('/users/:email'), () => refuse({ status: 401 })));
    checkAnswers(() => refuse({ status: 401 }));
    await user.click(await screen.findByRole('link', { name: 'My Orders' }));
    await login();
    expect(localStorage.getItem('accessToken')).toBeNull();
    provider.addAccount({ ...farmer, password: PASSWORD });
    server.use(noOrders(), ...servesSession());
    await user.type(await screen.findByLabelText('Email'), farmer.email);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await myOrders();
  });

  it.each([
    ['a lost network', networkIsGone],
    ['a provider that is away', () => refuse({ status: 503 })],
  ])('signs nobody out over %s and can be tried again', async (_, answer) => {
    await signInAs(farmer);
    server.use(noOrders());
    checkAnswers(answer);
    const { user } = renderShop('/dashboard/myorders');
    const title = await screen.findByText('We could not check your session');
    expect(title).toBeInTheDocument();
    expect(screen.getByText(/You have not been signed out/)).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBe('token-1');
    checkAnswers(() => HttpResponse.json({ email: farmer.email, role: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await myOrders();
  });

  it('leaves as soon as the provider says that nobody is signed in any more', async () => {
    await signInAs(farmer);
    server.use(noOrders());
    renderShop('/dashboard/myorders');
    await myOrders();
    act(() => provider.become(null));
    await login();
  });

  it('leaves when another tab has signed out', async () => {
    await signInAs(farmer);
    server.use(noOrders());
    renderShop('/dashboard/myorders');
    await myOrders();
    act(() => otherTabForgets('yes'));
    await login();
    expect(screen.getByText(/^You signed out in another tab\./)).toBeInTheDocument();
    expect(screen.queryByText(/is kept/)).not.toBeInTheDocument();
  });

  it('does not say that somebody signed out where another tab lost the session', async () => {
    await signInAs(farmer);
    server.use(noOrders());
    renderShop('/dashboard/myorders');
    await myOrders();
    act(() => otherTabForgets(null));
    await login();
    expect(screen.getByText(/^Your session has ended\./)).toBeInTheDocument();
  });

  it('says nothing of an end to a visitor who had no session', async () => {
    renderShop('/dashboard/myorders');
    await login();
    expect(screen.getByText('Log in to go on. We take you back to where you were.')).toBeVisible();
  });
});

describe('an admin page', () => {
  it('opens for an admin', async () => {
    await signInAs(admin);
    server.use(http.get(backend('/orders'), () => HttpResponse.json([])));
    renderShop('/dashboard/manageorders');
    expect(await screen.findByRole('heading', { name: 'Manage Orders' })).toBeInTheDocument();
  });

  it('ends the session of a customer, says why and shows nothing of itself', async () => {
    await signInAs(farmer);
    const { currentAddress, user } = renderShop('/dashboard/manageorders');
    await login();
    expect(screen.getByText(/^This page is for staff, and you were signed out\./)).toBeVisible();
    expect(currentAddress()).toBe('/login');
    expect(localStorage.getItem('accessToken')).toBeNull();
    server.use(...servesHome());
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await login();
    expect(screen.queryByText(/for staff/)).not.toBeInTheDocument();
  });
});

describe('the dashboard of a customer', () => {
  it('is not open to the next user from the cache of the last', async () => {
    await signInAs(farmer);
    server.use(http.get(backend('/order'), () => HttpResponse.json([order(1)])));
    const { user } = renderShop('/dashboard/myorders');
    expect((await screen.findAllByText('Machine 1')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await login();
    server.use(
      http.get(backend('/order'), () => HttpResponse.error()),
      http.get(backend('/profiles'), () => HttpResponse.json(savedProfile)),
      ...servesHome(),
    );
    await act(() => signInAs({ ...farmer, uid: 'uid-2' }));
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await user.click(await screen.findByRole('link', { name: 'My Orders' }));
    expect(await screen.findByText('We could not load the orders')).toBeInTheDocument();
    expect(screen.queryByText('Machine 1')).not.toBeInTheDocument();
  });
});
