import { listOrders, shipOrder, type Order } from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, refuses, stalls } from '@/test/answer';
import { order, paidOrder } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const servesOrders = (orders: Order[]) => answer(listOrders, orders);

const rowOf = async (product: string) =>
  within(await screen.findByRole('row', { name: new RegExp(product) }));

async function openOrders(orders: Order[]) {
  await signInAs(admin);
  server.use(servesOrders(orders));
  return renderShop('/dashboard/manageorders');
}

/** Mocks the call that ships the first order, and returns a function that presses Pending. */
async function ship(reply: () => object, orders = [paidOrder(1)]) {
  const { user } = await openOrders(orders);
  const row = await rowOf('Machine 1');
  server.use(answer(shipOrder, reply, { parameters: { id: 'order_1' } }));
  return () => user.click(row.getByRole('button', { name: 'Pending' }));
}

describe('manage orders', () => {
  it('lists the orders of all customers in the specified columns', async () => {
    await openOrders([order(1), paidOrder(2), paidOrder(3, { shipped: true })]);
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Customer',
      'Product',
      'Amount',
      'Payment Status',
      'Make shipping',
    ]);
    const unpaid = await rowOf('Machine 1');
    expect(unpaid.getByText('farmer@harrow.test')).toBeInTheDocument();
    expect(unpaid.getByText('Un Paid')).toBeInTheDocument();
    expect(unpaid.getByRole('button', { name: 'Pending' })).toBeInTheDocument();
    const paid = await rowOf('Machine 2');
    expect(paid.getByText('Paid')).toBeInTheDocument();
    expect(paid.getByRole('button', { name: 'Pending' })).toBeInTheDocument();
    const shipped = await rowOf('Machine 3');
    expect(shipped.getByText('Shipped')).toBeInTheDocument();
    expect(shipped.queryByRole('button')).not.toBeInTheDocument();
  });

  it('ships a paid order', async () => {
    const press = await ship(() => ({ acknowledged: true, modifiedCount: 1 }));
    server.use(servesOrders([paidOrder(1, { shipped: true })]));
    await press();
    expect(await screen.findByText('Status changed to shipped.')).toBeInTheDocument();
    const row = await rowOf('Machine 1');
    expect(await row.findByText('Shipped')).toBeInTheDocument();
  });

  it('reports that an order is still unpaid', async () => {
    const message = 'This order is still unpaid.';
    const press = await ship(
      () => refuse({ status: 409, code: 'order_unpaid', message }),
      [order(1)],
    );
    await press();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' })).toBeEnabled();
  });

  it('reports that the status was not changed after a lost connection', async () => {
    const press = await ship(() => HttpResponse.error());
    await press();
    expect(await screen.findByText(/The status was not changed/)).toBeInTheDocument();
  });

  it.each([
    ['an order that was refunded', 409, 'order_refunded', 'This order was refunded.'],
    ['an order that is gone', 404, 'not_found', /^The status was not changed\. No such order\./],
    [
      'a 429',
      429,
      'too_many_requests',
      /^The status was not changed\. That was too many requests at once/,
    ],
    ['a 503', 503, 'unavailable', /^The status was not changed\. .*is unavailable/],
  ])('shows why %s is not shipped, and enables the button', async (_, status, code, words) => {
    const message = status === 404 ? 'No such order.' : 'This order was refunded.';
    const press = await ship(() => refuse({ status, code, message }));
    await press();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' })).toBeEnabled();
  });

  it('reports that there are no orders yet', async () => {
    await openOrders([]);
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  it('shows a placeholder while the orders load', async () => {
    await signInAs(admin);
    server.use(stalls(listOrders));
    renderShop('/dashboard/manageorders');
    expect(await screen.findByText('Loading orders')).toBeInTheDocument();
  });

  it('shows when to retry after too many requests, and retries', async () => {
    await signInAs(admin);
    server.use(refuses(listOrders, { status: 429, headers: { 'retry-after': '7' } }));
    const { user } = renderShop('/dashboard/manageorders');
    expect(await screen.findByText('We could not load the orders')).toBeInTheDocument();
    expect(screen.getByText(/Try again in 7 seconds/)).toBeInTheDocument();
    server.use(servesOrders([order(1)]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Machine 1');
  });
});
