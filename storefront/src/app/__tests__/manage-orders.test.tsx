import { getOrder, listOrders } from '@harrow/contract';
import { screen, waitFor } from '@testing-library/react';
import { answer, refuses, stalls } from '@/test/answer';
import { openDesk, rowOf, servesOrders } from '@/test/desk';
import { order, paidOrder } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { backend, http, HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const mixed = [order(1), paidOrder(2), paidOrder(3, { shipped: true })];

describe('manage orders', () => {
  it('lists the orders of all customers in the specified columns', async () => {
    await openDesk(mixed);
    const headers = screen.getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Customer',
      'Product',
      'Amount',
      'Payment Status',
      'Make shipping',
    ]);
    const unpaid = await rowOf('Machine 1');
    expect(unpaid.getByText('farmer@harrow.test')).toBeInTheDocument();
    expect(unpaid.getByText('2 pieces to Ames')).toBeInTheDocument();
    expect(unpaid.getByText('Un Paid')).toBeInTheDocument();
    expect(unpaid.getByRole('button', { name: 'Pending' })).toBeInTheDocument();
    expect(unpaid.queryByRole('checkbox')).not.toBeInTheDocument();
    const paid = await rowOf('Machine 2');
    expect(paid.getByText('Paid')).toBeInTheDocument();
    expect(paid.getByRole('checkbox', { name: 'Select order 1002' })).toBeEnabled();
    const shipped = await rowOf('Machine 3');
    expect(shipped.getByText('Shipped')).toBeInTheDocument();
    expect(shipped.queryByRole('button')).not.toBeInTheDocument();
    expect(shipped.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says when an unpaid order is about to expire, and else for how long it is unpaid', async () => {
    const hoursFromNow = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();
    await openDesk([
      order(1, { createdAt: hoursFromNow(-65), expiresAt: hoursFromNow(7) }),
      order(2, { createdAt: hoursFromNow(-5), expiresAt: hoursFromNow(67) }),
      order(3, { createdAt: hoursFromNow(-100) }),
    ]);
    expect((await rowOf('Machine 1')).getByText('expires in 7 h')).toBeInTheDocument();
    expect((await rowOf('Machine 2')).getByText('for 4 h')).toBeInTheDocument();
    expect((await rowOf('Machine 3')).getByText('for 4 days')).toBeInTheDocument();
  });

  it('lists canceled and expired orders in a tab, which say so and cannot ship', async () => {
    const ended = [order(4, { status: 'cancelled' }), order(5, { status: 'expired' })];
    const { user, queries } = await openDesk([...mixed, ...ended]);
    await user.click(screen.getByRole('link', { name: 'Canceled 2' }));
    const canceled = await rowOf('Machine 4');
    expect(canceled.getByText('Canceled')).toBeInTheDocument();
    expect(canceled.queryByRole('button')).not.toBeInTheDocument();
    expect((await rowOf('Machine 5')).getByText('Expired')).toBeInTheDocument();
    expect(queries.at(-1)).toContain('status=cancelled%2Cexpired');
  });

  it('counts the orders of each tab, and those to ship in the menu', async () => {
    await openDesk(mixed);
    for (const name of ['To ship 1', 'Unpaid 1', 'Shipped 1', 'All 3', 'Manage Orders 1 to ship']) {
      expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    }
  });

  it('keeps the tab, the words, the days, the order and the page in the address', async () => {
    const { user, queries, currentAddress } = await openDesk(mixed);
    await user.click(screen.getByRole('link', { name: /^To ship/ }));
    expect(currentAddress()).toBe('/dashboard/manageorders?tab=to-ship');
    await waitFor(() => expect(screen.queryByText('Machine 1')).not.toBeInTheDocument());
    await user.type(screen.getByRole('searchbox', { name: 'Search orders' }), ' tine ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Amount, high to low');
    const chosen = () => Object.fromEntries(new URL(currentAddress(), 'http://shop').searchParams);
    await waitFor(() => expect(chosen()).toEqual({ tab: 'to-ship', q: 'tine', sort: '-amount' }));
    await waitFor(() => expect(queries.at(-1)).toContain('q=tine&status=paid&sort=-amount'));
  });

  it('leaves the search for products empty', async () => {
    await openDesk(mixed, '?q=tine');
    expect(screen.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('tine');
    expect(screen.getByPlaceholderText('Part number or name')).toHaveValue('');
  });

  it('reads its filters from the address', async () => {
    const { queries } = await openDesk(mixed, '?tab=unpaid&from=2026-05-01&to=2026-05-03&page=1');
    const asked = new URLSearchParams(queries[0]);
    expect(asked.get('status')).toBe('unpaid');
    expect(asked.get('from')).toBe(new Date(2026, 4, 1).toISOString());
    expect(asked.get('to')).toBe(new Date(2026, 4, 4).toISOString());
    expect(screen.getByLabelText('From')).toHaveValue('2026-05-01');
    expect(screen.getByRole('link', { name: /^Unpaid/ })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the last page if the address asks for one beyond it', async () => {
    await signInAs(admin);
    servesOrders(mixed);
    const { currentAddress } = renderShop('/dashboard/manageorders?page=9');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/manageorders'));
  });

  it('says why an unpaid order is not shipped', async () => {
    const { user, calls } = await openDesk([order(1)]);
    server.use(answer(getOrder, order(1), { parameters: { id: 'order_1' } }));
    await user.click((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' }));
    expect(await screen.findByText('This order is still unpaid.')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Shipping' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('opens the tray for an order that was paid since the list was read', async () => {
    const { user } = await openDesk([order(1)]);
    servesOrders([paidOrder(1)]);
    server.use(answer(getOrder, paidOrder(1), { parameters: { id: 'order_1' } }));
    await user.click((await rowOf('Machine 1')).getByRole('button', { name: 'Pending' }));
    expect(await screen.findByRole('button', { name: 'Ship 1 order' })).toBeInTheDocument();
  });

  it('says that a refunded order is not shipped', async () => {
    const refunded = paidOrder(1, { status: 'refunded', refunded: 2000.5 });
    const { user } = await openDesk([refunded]);
    server.use(answer(getOrder, refunded, { parameters: { id: 'order_1' } }));
    const row = await rowOf('Machine 1');
    expect(row.getByText('$2,000.50 refunded')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Pending' }));
    expect(await screen.findByText('This order was refunded.')).toBeInTheDocument();
  });

  it('saves the filtered list as a file, with the token', async () => {
    const saved: (string | null)[] = [];
    const { user } = await openDesk(mixed, '?tab=to-ship');
    server.use(
      http.get(backend('/orders.csv'), ({ request }) => {
        saved.push(new URL(request.url).search, request.headers.get('authorization'));
        return new HttpResponse('number\r\n1002\r\n');
      }),
    );
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await user.click(await screen.findByRole('button', { name: 'CSV of all 1' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(saved).toEqual(['?status=paid&sort=newest', 'Bearer token-1']);
  });

  it('says why the file was not saved', async () => {
    const { user } = await openDesk(mixed);
    server.use(refuses({ method: 'get', path: '/orders.csv' }, { status: 503 }));
    await user.click(await screen.findByRole('button', { name: 'CSV of all 3' }));
    expect(await screen.findByText(/^The file was not saved\. .*unavailable/)).toBeInTheDocument();
  });

  it('reports that there are no orders yet', async () => {
    await signInAs(admin);
    servesOrders([]);
    renderShop('/dashboard/manageorders');
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  it('offers all orders where none match', async () => {
    await signInAs(admin);
    servesOrders([]);
    renderShop('/dashboard/manageorders?tab=unpaid&q=nothing');
    expect(await screen.findByText('No orders match')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute(
      'href',
      '/dashboard/manageorders',
    );
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
    servesOrders([order(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Machine 1');
  });
});
