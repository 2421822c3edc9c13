import { deleteOwnAccount, getProfile, type StorefrontSettings } from '@harrow/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { savedProfile } from '@/test/profile-fixtures';
import { servesHome } from '@/test/catalogue-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

/** A period of the shop's own, `INVOICE_KEPT_YEARS`. */
jest.mock('@/config/settings', () => {
  const { settings } = jest.requireActual<{ settings: StorefrontSettings }>('@/config/settings');
  return { settings: { ...settings, invoiceKeptYears: 3 } };
});

withShopServer();
withSession();

const done = () => ({ acknowledged: true as const, deletedCount: 1 as const });

/** Mocks the call that deletes the account, and records the addresses that it receives. */
function answersDeleting() {
  const sent: unknown[] = [];
  server.use(
    answer(deleteOwnAccount, ({ body }) => {
      sent.push(body);
      return done();
    }),
  );
  return sent;
}

async function openDialog() {
  await signInAs(farmer);
  server.use(answer(getProfile, () => savedProfile));
  const shop = renderShop('/dashboard');
  await shop.user.click(await screen.findByRole('button', { name: 'Delete account' }));
  return { ...shop, dialog: await theDialog() };
}

const theDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Delete your account?' }));

const FIELD = 'Type your email address to confirm';

it('says what is deleted and what is kept, and deletes once the email is typed', async () => {
  const sent = answersDeleting();
  server.use(...servesHome());
  const { user, dialog, currentAddress } = await openDialog();
  expect(dialog.getByText(/kept for 3 years/)).toBeVisible();
  await user.type(dialog.getByLabelText(FIELD), farmer.email.toUpperCase());
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Your account has been deleted')).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Log in' })).not.toEqual([]);
  await waitFor(() => expect(currentAddress()).toBe('/'));
  expect(sent).toEqual([{ email: farmer.email.toUpperCase() }]); // the server takes any letter case
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
});

it('asks for the email of the account, and sends nothing for another', async () => {
  const sent = answersDeleting();
  const { user, dialog } = await openDialog();
  const press = () => user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await press();
  expect(await dialog.findByText('Type your email address.')).toBeVisible();
  await user.type(dialog.getByLabelText(FIELD), 'other@farm.test');
  await press();
  expect(await dialog.findByText('This is not the email address of your account.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('names the orders that are in the way', async () => {
  const message = 'You have paid for orders that are not shipped yet: 7.';
  server.use(refuses(deleteOwnAccount, { status: 409, code: 'orders_in_progress', message }));
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(FIELD), farmer.email);
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText(FIELD)).toHaveValue(farmer.email);
});

it('goes on after a new login with what was typed', async () => {
  server.use(refuses(deleteOwnAccount, { status: 401, code: 'recent_sign_in_required' }));
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(FIELD), farmer.email);
  await user.click(dialog.getByRole('button', { name: 'Delete account' }));
  await user.click(await dialog.findByRole('button', { name: 'Log in again' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(screen.getByText(/What you typed is kept/)).toBeVisible();
  await act(() => signInAs(farmer));
  const again = await theDialog();
  expect(again.getByLabelText(FIELD)).toHaveValue(farmer.email);
});
