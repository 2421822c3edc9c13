import {
  beginSecondFactor,
  confirmSecondFactor,
  getProfile,
  getSecondFactor,
  getUser,
  passSecondFactor,
  removeSecondFactor,
  removeSecondFactorOf,
  type User,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { savedProfile } from '@/test/profile-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';
import { OWNER, servesUsers, shopUser } from '@/test/user-fixtures';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const CODES = ['ABCDEFGHIJ', 'KLMNOPQRST'];

/** The user as the server answers until the code is entered, and afterwards. */
const asked = (): User => ({
  ...shopUser({ email: admin.email, promoted: true, duty: 'owner' }),
  secondFactor: 'asked',
});

const passed = (): User => ({ ...asked(), ...OWNER, secondFactor: 'on' });

async function openProfile(since: string | null) {
  const state = { since, recoveryCodes: since ? 7 : 0 };
  server.use(
    answer(getProfile, savedProfile),
    answer(getSecondFactor, () => ({ ...state })),
  );
  await signInAs(admin);
  server.use(
    answer(getProfile, savedProfile),
    answer(getSecondFactor, () => ({ ...state })),
  );
  const shop = renderShop('/dashboard');
  const title = await screen.findByRole('heading', { name: 'Second factor' });
  const section = title.closest('section');
  if (!section) throw new Error('The title is in a section.');
  return { ...shop, state, section: within(section) };
}

it('is set up with a QR code, and shows the recovery codes once', async () => {
  const { user, section, state } = await openProfile(null);
  server.use(
    answer(beginSecondFactor, { secret: 'JBSWY3DPEHPK3PXP' }),
    answer(confirmSecondFactor, ({ body }) => {
      expect(body).toEqual({ code: '123 456' });
      state.since = '2026-11-28T10:00:00.000Z';
      state.recoveryCodes = 8;
      return { recoveryCodes: CODES, token: 'token-with-factor', expiresAt };
    }),
  );
  await user.click(section.getByRole('button', { name: 'Set it up' }));
  expect(await section.findByRole('img', { name: 'The key as a QR code' })).toBeVisible();
  expect(section.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Turn it on' }));
  expect(await section.findByText('Enter the code that the app shows.')).toBeVisible();
  await user.type(section.getByLabelText('Code'), '123 456');
  await user.click(section.getByRole('button', { name: 'Turn it on' }));
  expect(await section.findByText('ABCDE-FGHIJ')).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBe('token-with-factor');
  await user.click(section.getByRole('button', { name: 'I have kept them' }));
  expect(await section.findByText(/8 of your recovery codes/)).toBeVisible();
  expect(section.queryByText('ABCDE-FGHIJ')).not.toBeInTheDocument();
});

it('says that a recent login is needed', async () => {
  const { user, section } = await openProfile(null);
  server.use(refuses(beginSecondFactor, { status: 401, code: 'recent_sign_in_required' }));
  await user.click(section.getByRole('button', { name: 'Set it up' }));
  expect(await screen.findByText(/Sign out and log in again first/)).toBeVisible();
});

it('is turned off by a code, and keeps a wrong one', async () => {
  const { user, section, state } = await openProfile('2026-11-28T10:00:00.000Z');
  await user.click(section.getByRole('button', { name: 'Turn it off' }));
  const fields = { code: 'The code is wrong.' };
  server.use(refuses(removeSecondFactor, { status: 422, details: { fields } }));
  await user.type(section.getByLabelText('Code'), '000000');
  await user.click(section.getByRole('button', { name: 'Turn it off' }));
  expect(await section.findByText('The code is wrong.')).toBeVisible();
  expect(section.getByLabelText('Code')).toHaveValue('000000');
  server.use(
    answer(removeSecondFactor, () => {
      state.since = null;
      return { acknowledged: true as const, deletedCount: 1 as const };
    }),
  );
  await user.click(section.getByRole('button', { name: 'Turn it off' }));
  expect(await section.findByRole('button', { name: 'Set it up' })).toBeVisible();
});

it('is asked for before a page of staff, which opens then', async () => {
  const fay = shopUser({ _id: 'cus_2', email: 'fay@farm.test' });
  let user = asked();
  const answersUser = answer(getUser, () => user);
  await signInAs(admin);
  server.use(answersUser, servesUsers([passed(), fay]));
  const shop = renderShop('/dashboard/users');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByText('fay@farm.test')).not.toBeInTheDocument();
  const fields = { code: 'The code is wrong.' };
  server.use(refuses(passSecondFactor, { status: 422, details: { fields } }));
  await shop.user.type(screen.getByLabelText('Code'), '000000');
  await shop.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The code is wrong.')).toBeVisible();
  server.use(
    answer(passSecondFactor, () => {
      user = passed();
      return { token: 'token-with-factor', expiresAt };
    }),
  );
  await shop.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('fay@farm.test')).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBe('token-with-factor');
});

it('is removed by another owner', async () => {
  const fay = shopUser({ _id: 'cus_2', email: 'fay@farm.test', ...OWNER, secondFactor: 'on' });
  const removed: unknown[] = [];
  await signInAs(admin);
  server.use(
    servesUsers([passed(), fay]),
    answer(removeSecondFactorOf, ({ parameters }) => {
      removed.push(parameters);
      return { acknowledged: true as const, deletedCount: 1 as const };
    }),
  );
  const { user } = renderShop('/dashboard/users');
  await user.click(await screen.findByRole('button', { name: 'Remove second factor' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove second factor' }));
  await waitFor(() => expect(removed).toEqual([{ email: 'fay@farm.test' }]));
});
