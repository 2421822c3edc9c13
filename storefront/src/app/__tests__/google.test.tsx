import { listOwnOrders, openSession } from '@harrow/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
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

async function press(address = '/login') {
  server.use(...servesSession(), ...servesHome());
  const shop = renderShop(address);
  const button = await screen.findByRole('button', { name: 'Continue with Google' });
  await shop.user.click(button);
  return { ...shop, button };
}

describe('the sign-in with Google', () => {
  it.each(['/login', '/signup'])('signs in the chosen account on %s', async (address) => {
    const { currentAddress } = await press(address);
    act(() => provider.google.choose(farmer));
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(localStorage.getItem('accessToken')).toBe('token-1');
  });

  it('returns to the page that required it', async () => {
    server.use(answer(listOwnOrders, []));
    const { currentAddress } = await press('/dashboard/myorders?from=mail');
    act(() => provider.google.choose(farmer));
    expect(await screen.findByRole('heading', { name: 'My Orders' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard/myorders?from=mail');
  });

  it('opens only one window', async () => {
    const { button, user } = await press();
    expect(button).toHaveTextContent('Continue in Google’s window…');
    await user.click(button);
    expect(provider.google.windowsOpened()).toBe(1);
  });

  it('shows no error when the window is closed, and can be pressed again', async () => {
    const { button, user } = await press();
    act(() => provider.google.close());
    await waitFor(() => expect(button).toHaveTextContent('Continue with Google'));
    expect(screen.queryByText(/pop-?up/i)).not.toBeInTheDocument();
    await user.click(button);
    act(() => provider.google.choose(farmer));
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  });

  it('reports that the browser blocked the window', async () => {
    provider.failNext(provider.refusal('auth/popup-blocked'));
    await press();
    expect(await screen.findByText(/Your browser blocked Google’s window/)).toBeInTheDocument();
  });

  it('shows why the shop rejects an account that Google accepts', async () => {
    await press();
    const message = 'This email belongs to another account.';
    server.use(refuses(openSession, { status: 403, message }));
    act(() => provider.google.choose(farmer));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});
