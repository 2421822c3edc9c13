import {
  getProduct,
  getProfile,
  getUser,
  listCategories,
  listOwnOrders,
  openSession,
  placeOrder,
} from '@harrow/contract';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, refuses } from '@/test/answer';
import { categoryTree } from '@/test/catalogue-fixtures';
import { provider } from '@/test/identity-stand-in';
import { servesPaymentConfig } from '@/test/payment-fixtures';
import { savedProfile } from '@/test/profile-fixtures';
import { knowsBuyer, servesProduct } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const login = () => screen.findByRole('heading', { name: 'Log in' });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const noForm = () => Promise.resolve();

/** Every form of signed-in users: its path, a function that opens it and one of its fields. */
const FORMS = [
  { path: '/dashboard/addreview', who: farmer, open: noForm, field: 'Review' },
  { path: '/dashboard/addnewproduct', who: admin, open: noForm, field: 'Short Description' },
  {
    path: '/dashboard',
    who: farmer,
    open: (user: UserEvent) => press(user, 'Update Profile'),
    field: 'City',
  },
  {
    path: '/purchase/prod_1',
    who: farmer,
    open: async (user: UserEvent) => {
      const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity');
      // after a return to the page, the quantity is already filled in
      if (!quantity.value) await user.type(quantity, '3');
      await press(user, 'Pick Quantity');
    },
    field: 'Address',
  },
];

type Form = (typeof FORMS)[number];

async function typedInto({ path, who, open, field }: Form) {
  await signInAs(who);
  server.use(
    answer(getProfile, savedProfile),
    ...servesProduct(),
    answer(listCategories, { data: categoryTree }),
    answer(listOwnOrders, []),
    servesPaymentConfig(),
  );
  const { user, unmount } = renderShop(path);
  await open(user);
  const input = await screen.findByLabelText(field);
  await user.clear(input);
  await user.type(input, 'Mill Lane 1');
  return { user, unmount };
}

describe.each(FORMS)('the input in $field of $path', (form) => {
  const { who, open, field } = form;

  it('is restored for its author after the session has ended elsewhere', async () => {
    const { user } = await typedInto(form);
    act(() => provider.become(null));
    await login();
    expect(
      screen.getByText(/^Your session has ended\..* What you typed is kept\.$/),
    ).toBeInTheDocument();
    await act(() => signInAs(who));
    await open(user);
    expect(await screen.findByLabelText(field)).toHaveValue('Mill Lane 1');
  });

  it('is restored for its author after a reload', async () => {
    const { unmount } = await typedInto(form);
    unmount();
    await open(renderShop(form.path).user);
    expect(await screen.findByLabelText(field)).toHaveValue('Mill Lane 1');
  });

  it('is not shown to the next account in this tab', async () => {
    const { unmount } = await typedInto(form);
    unmount();
    await signInAs({ ...who, uid: 'uid-next', email: 'next@harrow.test' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is deleted when its author signs out', async () => {
    const { user } = await typedInto(form);
    await user.keyboard('{Escape}');
    await press(user, 'Sign Out');
    await login();
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});

it('keeps the input if a background query finds that the session has ended', async () => {
  await signInAs(farmer);
  server.use(...servesProduct(), ...knowsBuyer());
  const { user } = renderShop('/purchase/prod_1');
  await user.type(await screen.findByLabelText('Quantity'), '3');
  await press(user, 'Pick Quantity');
  await user.type(await screen.findByLabelText('Phone'), '+1 515 555 0100');
  await user.type(screen.getByLabelText('Address'), 'Mill Lane 1');
  // the order is rejected for its price, the product is refetched, and that request ends the session
  const refused = { status: 401 };
  server.use(
    refuses(placeOrder, { status: 409, code: 'price_changed' }),
    refuses(getProduct, refused, { parameters: { id: 'prod_1' }, once: true }),
    refuses(getUser, refused, { once: true }),
    refuses(openSession, refused),
  );
  await press(user, 'Confirm Purchase');
  await login();
  await act(() => signInAs(farmer));
  expect(await screen.findByLabelText('Quantity')).toHaveDisplayValue('3');
  await press(user, 'Pick Quantity');
  expect(await screen.findByLabelText('Phone')).toHaveValue('+1 515 555 0100');
  expect(screen.getByLabelText('Address')).toHaveValue('Mill Lane 1');
});
