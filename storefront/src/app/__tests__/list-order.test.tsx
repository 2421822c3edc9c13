import { getOrder, placeOrder, type Product } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { listStore } from '@/lib/list/list-store';
import { answer, passes, refuses } from '@/test/answer';
import { checksLists, disc, filter } from '@/test/list-fixtures';
import { order } from '@/test/order-fixtures';
import { knowsBuyer } from '@/test/purchase-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();
afterEach(() => localStorage.clear());

const LINES = [
  { productId: disc._id, quantity: 10 },
  { productId: filter._id, quantity: 2 },
];

async function openList(person = farmer) {
  await signInAs(person);
  server.use(
    checksLists(),
    ...knowsBuyer({ orders: [order(1)] }),
    answer(getOrder, order(1)),
    answer(placeOrder, { acknowledged: true, insertedId: 'order_1' }),
  );
  listStore.set(LINES);
  const page = renderShop('/list');
  const button = await screen.findByRole('button', { name: 'Order 2 products, $498.60' });
  const openDialog = async () => {
    await page.user.click(button);
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, button, openDialog };
}

it('orders what is on the list in one order, empties it and leads to the payment', async () => {
  const bodies: unknown[] = [];
  const { user, openDialog, currentAddress } = await openList();
  server.use(passes(placeOrder, ({ body }) => void bodies.push(body)));
  listStore.set([...LINES]);
  await user.type(screen.getByLabelText(/PO number/), '2026-118');
  const dialog = await openDialog();
  expect(
    dialog.getByRole('heading', { name: 'Fill the form and confirm purchase.' }),
  ).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue(farmer.displayName);
  expect(dialog.getByLabelText('Email')).toHaveValue(farmer.email);
  expect(dialog.getByLabelText('Name')).toHaveAttribute('readonly');
  expect(dialog.getByText(/PO 2026-118/)).toBeInTheDocument();
  const [first] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Serrated harrow disc 610 HR-14-361.*10 × \$46\.90.*\$469\.00/);
  await waitFor(() => expect(dialog.getByLabelText('Phone')).toHaveValue('+1 515 555 0100'));
  await user.dblClick(dialog.getByRole('button', { name: 'Confirm Purchase' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/payment/order_1'));
  expect(bodies).toEqual([
    {
      lines: LINES,
      amount: 498.6,
      poNumber: '2026-118',
      name: farmer.displayName,
      email: farmer.email,
      phone: '+1 515 555 0100',
      address: 'Mill Lane 1, Ames',
    },
  ]);
  expect(listStore.get()).toEqual([]);
});

it('takes messages with Undo off the screen, which would cover the dialog', async () => {
  const { user } = await openList();
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: `Remove ${disc.name}` }));
  await waitFor(() => expect(shown().join()).toContain('Undo'));
  await user.click(await screen.findByRole('button', { name: 'Order 1 product, $29.60' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(shown().join()).not.toContain('Undo'));
});

it('shows a refusal at the lines concerned, and keeps what was typed', async () => {
  const { user, openDialog } = await openList();
  const short: Product = { ...filter, available: 1 };
  const lines = [{ productId: filter._id, code: 'out_of_stock', available: 1 }];
  server.use(
    refuses(placeOrder, { status: 409, code: 'out_of_stock', details: { available: 1, lines } }),
  );
  const dialog = await openDialog();
  await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveValue('Mill Lane 1, Ames'));
  await user.clear(dialog.getByLabelText('Address'));
  await user.type(dialog.getByLabelText('Address'), 'Barn 7, Nevada');
  server.use(checksLists([disc, short]));
  await user.click(dialog.getByRole('button', { name: 'Confirm Purchase' }));
  expect(await dialog.findByText(/One line has changed\. Nothing was ordered/)).toBeInTheDocument();
  const [, second] = dialog.getAllByRole('listitem');
  expect(second).toHaveTextContent('Only 1 left.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Take 1' }));
  await user.click(await screen.findByRole('button', { name: 'Order 2 products, $483.80' }));
  expect(await screen.findByLabelText('Address')).toHaveValue('Barn 7, Nevada');
});

it('asks for both fields', async () => {
  const { user, openDialog } = await openList();
  server.use(...knowsBuyer());
  const dialog = await openDialog();
  await user.clear(dialog.getByLabelText('Phone'));
  await user.clear(dialog.getByLabelText('Address'));
  await user.click(dialog.getByRole('button', { name: 'Confirm Purchase' }));
  expect(await dialog.findByText('Phone number is required')).toBeInTheDocument();
  expect(dialog.getByText('Address is required')).toBeInTheDocument();
});

it('says that an admin could not purchase', async () => {
  const { user, button } = await openList(admin);
  expect(await screen.findByText('Admin could not purchase')).toBeInTheDocument();
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
