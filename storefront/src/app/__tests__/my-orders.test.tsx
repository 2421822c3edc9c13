import { cancelOrder, listOwnOrders, type Order } from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses, stalls } from '@/test/answer';
import { order, paidOrder } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const servesOrders = (orders: Order[]) =>
  answer(listOwnOrders, ({ query }) =>
    query.get('email') === farmer.email ? orders : refuse({ status: 403 }),
  );

async function openOrders(orders: Order[]) {
  await signInAs(farmer);
  server.use(servesOrders(orders));
  return renderShop('/dashboard/myorders');
}

const rowOf = async (product: string) =>
  within(await screen.findByRole('row', { name: new RegExp(product) }));

const deletes = (reply: () => object) =>
  server.use(answer(cancelOrder, reply, { parameters: { id: 'order_1' } }));
const deleted = () => ({ acknowledged: true, deletedCount: 1 });

describe('my orders', () => {
  it('lists each order in the specified columns', async () => {
    await openOrders([order(1)]);
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Product Name',
      'Quantity',
      'Total amount',
      'Payment Status',
      'Shipping Status',
      'Modify',
    ]);
    const row = await rowOf('Machine 1');
    expect(row.getByText('2 pieces')).toBeInTheDocument();
    expect(row.getByText('$2,000.50')).toBeInTheDocument();
  });

  it('offers to pay or cancel an unpaid order and shows no shipping status', async () => {
    await openOrders([order(1)]);
    const row = await rowOf('Machine 1');
    expect(row.getByRole('link', { name: 'Pay Amount' })).toHaveAttribute(
      'href',
      '/dashboard/payment/order_1',
    );
    expect(row.getByRole('button', { name: 'Cancel Order' })).toBeInTheDocument();
    expect(row.queryByText('Pending')).not.toBeInTheDocument();
  });

  it.each([
    [false, 'Pending'],
    [true, 'Shipped'],
  ])('shows the transaction of a paid order (shipped: %s) and %s', async (shipped, status) => {
    await openOrders([paidOrder(1, { shipped })]);
    const row = await rowOf('Machine 1');
    expect(row.getByText('Paid')).toBeInTheDocument();
    expect(row.getByText('pi_1')).toBeInTheDocument();
    expect(row.getByText(status)).toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
    expect(row.queryByRole('link', { name: 'Pay Amount' })).not.toBeInTheDocument();
  });

  it('shows number, date and picture with the product, whose name leads to the order', async () => {
    await openOrders([order(1)]);
    const row = await rowOf('Machine 1');
    expect(row.getByText(/^Order 1001,/)).toHaveTextContent('Order 1001, May 2, 2026');
    expect(row.getByRole('link', { name: 'Machine 1' })).toHaveAttribute(
      'href',
      '/dashboard/orders/order_1',
    );
    expect(row.getByRole('presentation')).toHaveAttribute('src', '/pictures/machine-1.svg');
  });

  it('copies the transaction id', async () => {
    const { user } = await openOrders([paidOrder(1)]);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy the transaction ID' }));
    expect(write).toHaveBeenCalledWith('pi_1');
    expect(await screen.findByText('The transaction ID is copied.')).toBeInTheDocument();
  });

  it('shows what was refunded', async () => {
    await openOrders([paidOrder(1, { refunded: 100.5 })]);
    expect((await rowOf('Machine 1')).getByText('$100.50 refunded')).toBeInTheDocument();
  });

  it('shows a placeholder while the orders load', async () => {
    await signInAs(farmer);
    server.use(stalls(listOwnOrders));
    renderShop('/dashboard/myorders');
    expect(await screen.findByText('Loading orders')).toBeInTheDocument();
  });

  it('reports that there are no orders yet and links to the products', async () => {
    await openOrders([]);
    expect(await screen.findByText('Nothing ordered yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/allproduct',
    );
  });

  it('reports that the orders failed to load, and retries', async () => {
    await signInAs(farmer);
    server.use(servesOrders([order(1)]));
    server.use(refuses(listOwnOrders, { status: 400, message: 'Not now.' }, { once: true }));
    const { user } = renderShop('/dashboard/myorders');
    expect(await screen.findByText('We could not load the orders')).toBeInTheDocument();
    expect(screen.getByText('Not now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Machine 1');
  });
});

describe('canceling an order', () => {
  async function askToCancel() {
    const { user } = await openOrders([order(1)]);
    const row = await rowOf('Machine 1');
    const open = row.getByRole('button', { name: 'Cancel Order' });
    await user.click(open);
    const title = 'Are you sure to delete!';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    return { user, dialog, open };
  }

  const dialogIsGone = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('asks first, and changes nothing when dismissed', async () => {
    const { user, dialog, open } = await askToCancel();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
    await waitFor(() => expect(open).toHaveFocus());
    await rowOf('Machine 1');
  });

  it('cancels the order when confirmed and refetches the list', async () => {
    const { user, dialog } = await askToCancel();
    deletes(deleted);
    server.use(servesOrders([]));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing ordered yet')).toBeInTheDocument();
    expect(await screen.findByText('Order canceled.')).toBeInTheDocument();
    await dialogIsGone();
  });

  it('reports that the order was paid in the meantime, and shows it as paid', async () => {
    const { user, dialog } = await askToCancel();
    deletes(() => refuse({ status: 409, code: 'order_paid' }));
    server.use(servesOrders([paidOrder(1)]));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/has been paid in the meantime/)).toBeInTheDocument();
    expect((await rowOf('Machine 1')).getByText('Paid')).toBeInTheDocument();
  });

  it.each([
    ['a missing order', () => refuse({ status: 404 }), 'This order is already gone.'],
    [
      'a 429',
      () => refuse({ status: 429 }),
      /^The order was not canceled\. That was too many requests at once/,
    ],
    ['a 503', () => refuse({ status: 503 }), /^The order was not canceled\. .*is unavailable/],
  ])('reports %s', async (_, reply, words) => {
    const { user, dialog } = await askToCancel();
    deletes(reply);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await dialogIsGone();
  });

  it('reports an unknown outcome after a lost connection', async () => {
    const { user, dialog } = await askToCancel();
    deletes(() => HttpResponse.error());
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(/We do not know whether the order was canceled/),
    ).toBeInTheDocument();
  });
});
