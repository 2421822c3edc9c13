import { screen, waitFor, within } from '@testing-library/react';
import { order, paidOrder } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { farmer, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const servesOrders = (orders: object[]) =>
  http.get(backend('/order'), ({ request }) =>
    new URL(request.url).searchParams.get('email') === farmer.email
      ? HttpResponse.json(orders)
      : refuse({ status: 403 }),
  );

async function openOrders(orders: object[]) {
  await signInAs(farmer);
  server.use(servesOrders(orders));
  return renderShop('/dashboard/myorders');
}

const rowOf = async (product: string) =>
  within(await screen.findByRole('row', { name: new RegExp(product) }));

const deletes = (answer: () => Response) =>
  server.use(http.delete(backend('/orders/order_1'), answer));
const deleted = () => HttpResponse.json({ acknowledged: true, deletedCount: 1 });

describe('my orders', () => {
  it('lists each order under the specification’s columns', async () => {
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

  it('offers to pay or to cancel an unpaid order and says nothing of its shipping', async () => {
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
  ])('shows the transaction of a paid order and, shipped %s, %s', async (shipped, status) => {
    await openOrders([paidOrder(1, { shipped })]);
    const row = await rowOf('Machine 1');
    expect(row.getByText('Paid')).toBeInTheDocument();
    expect(row.getByText('pi_1')).toBeInTheDocument();
    expect(row.getByText(status)).toBeInTheDocument();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
    expect(row.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows where the orders will be while they come', async () => {
    await signInAs(farmer);
    server.use(http.get(backend('/order'), () => new Promise<never>(() => undefined)));
    renderShop('/dashboard/myorders');
    expect(await screen.findByText('Loading orders')).toBeInTheDocument();
  });

  it('says that nothing is ordered yet and where to begin', async () => {
    await openOrders([]);
    expect(await screen.findByText('Nothing ordered yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/allproduct',
    );
  });

  it('says that the orders could not be had and tries again', async () => {
    await signInAs(farmer);
    server.use(servesOrders([order(1)]));
    server.use(
      http.get(backend('/order'), () => refuse({ status: 400, message: 'Not now.' }), {
        once: true,
      }),
    );
    const { user } = renderShop('/dashboard/myorders');
    expect(await screen.findByText('We could not load the orders')).toBeInTheDocument();
    expect(screen.getByText('Not now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Machine 1');
  });
});

describe('cancelling an order', () => {
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

  it('asks first, and a no changes nothing', async () => {
    const { user, dialog, open } = await askToCancel();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
    await waitFor(() => expect(open).toHaveFocus());
    await rowOf('Machine 1');
  });

  it('cancels on a yes and reads the list again', async () => {
    const { user, dialog } = await askToCancel();
    deletes(deleted);
    server.use(servesOrders([]));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing ordered yet')).toBeInTheDocument();
    expect(await screen.findByText('Order cancelled.')).toBeInTheDocument();
    await dialogIsGone();
  });

  it('says that the order was paid in the meantime, and shows it paid', async () => {
    const { user, dialog } = await askToCancel();
    deletes(() => refuse({ status: 409, code: 'order_paid' }));
    server.use(servesOrders([paidOrder(1)]));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/has been paid in the meantime/)).toBeInTheDocument();
    expect((await rowOf('Machine 1')).getByText('Paid')).toBeInTheDocument();
  });

  it.each([
    ['an order that is gone', () => refuse({ status: 404 }), 'This order is already gone.'],
    [
      'a 429',
      () => refuse({ status: 429 }),
      /^The order was not cancelled\. That was a lot at once/,
    ],
    ['a 503', () => refuse({ status: 503 }), /^The order was not cancelled\. .*is away/],
  ])('tells of %s', async (_, answer, words) => {
    const { user, dialog } = await askToCancel();
    deletes(answer);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await dialogIsGone();
  });

  it('does not claim to know what a lost network did', async () => {
    const { user, dialog } = await askToCancel();
    deletes(() => HttpResponse.error());
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(/We do not know whether the order was cancelled/),
    ).toBeInTheDocument();
  });
});
