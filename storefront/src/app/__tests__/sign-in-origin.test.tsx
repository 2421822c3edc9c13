import { getProfile, listOrders, listOwnOrders } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { servesHome } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { savedProfile } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, servesSession, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const PASSWORD = 'Harvest2026';

async function openGrid() {
  provider.addAccount({ ...farmer, password: PASSWORD });
  server.use(...servesSession(), ...servesHome());
  const shop = renderShop('/allproduct?size=6#end');
  const main = within(await screen.findByRole('navigation', { name: 'Main' }));
  await shop.user.click(await main.findByRole('link', { name: 'Log in' }));
  const logIn = async () => {
    await shop.user.type(await screen.findByLabelText('Email'), farmer.email);
    await shop.user.type(screen.getByLabelText('Password'), PASSWORD);
    await shop.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...shop, logIn };
}

it('returns to the page on which Log in was pressed', async () => {
  const { logIn, currentAddress } = await openGrid();
  await logIn();
  await waitFor(() => expect(currentAddress()).toBe('/allproduct?size=6#end'));
});

it('remembers that page between login and sign-up', async () => {
  const { logIn, currentAddress, user } = await openGrid();
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await screen.findByLabelText('Name');
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(bar.getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument());
  await logIn();
  await waitFor(() => expect(currentAddress()).toBe('/allproduct?size=6#end'));
});

it('does not return to the page on which a user signed out', async () => {
  await signInAs(admin);
  server.use(answer(listOrders, []));
  const { user, currentAddress } = renderShop('/dashboard/manageorders');
  await screen.findByRole('heading', { name: 'Manage Orders' });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Log in' });
  provider.addAccount({ ...farmer, password: PASSWORD });
  server.use(...servesSession(), ...servesHome());
  await user.type(await screen.findByLabelText('Email'), farmer.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(currentAddress()).toBe('/'));
});

it('keeps the fragment of the URL through the login', async () => {
  provider.addAccount({ ...farmer, password: PASSWORD });
  server.use(...servesSession(), answer(listOwnOrders, []));
  const { currentAddress, user } = renderShop('/dashboard/myorders?page=1#order_7');
  await user.type(await screen.findByLabelText('Email'), farmer.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/myorders?page=1#order_7'));
});

it('redirects a customer who logs in for an admin page to their dashboard, with a notice', async () => {
  provider.addAccount({ ...farmer, password: PASSWORD });
  server.use(...servesSession(), answer(getProfile, savedProfile));
  const { user, currentAddress } = renderShop('/dashboard/manageorders');
  await user.type(await screen.findByLabelText('Email'), farmer.email);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard'));
  expect(await screen.findByText('That page is for staff.')).toBeInTheDocument();
  expect(screen.getByText(/This is your own dashboard\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
});
