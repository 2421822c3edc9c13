import {
  checkList,
  countOrders,
  type Customer,
  getCustomer,
  getOrder,
  listCustomerMachines,
  listCustomers,
  listOrderEvents,
  listOrders,
  listOutbox,
  type ListedCustomer,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer, pageOf, refuses } from '@/test/answer';
import { order, paidOrder, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, farmer, NO_ORDERS, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const listed = (number: number): ListedCustomer => ({
  _id: `cus_${number}`,
  email: `buyer-${number}@farm.test`,
  name: `Buyer ${number}`,
  since: '2026-03-03T10:00:00.000Z',
  orders: number,
  lastOrderAt: number === 0 ? null : '2026-05-02T10:00:00.000Z',
  paid: 100 * number,
  currency: 'usd',
});

const marta: Customer = {
  _id: 'cus_1',
  email: 'farmer@harrow.test',
  name: 'Marta Ruiz',
  phone: '+1 785 555 1003',
  since: '2026-03-03T10:00:00.000Z',
  orders: 2,
  paid: 2000.5,
  refunded: 50,
  currency: 'usd',
  groups: ['Day co-ops'],
  notes: [
    {
      _id: 'n1',
      at: '2026-05-02T10:00:00.000Z',
      by: admin.email,
      text: 'Call first.',
      order: 1001,
    },
  ],
};

const machine = {
  _id: 'm1',
  machine: { handle: 'disc-harrow', name: 'Disc harrow H 520', img: '/x.svg' },
  serial: 'H520-04117',
  options: null,
  nickname: 'Big Red',
  createdAt: '2026-05-02T10:00:00.000Z',
};

beforeEach(() => signInAs(admin));

it('lists customers with their orders and payments, and leads to the page of one', async () => {
  server.use(
    answer(listCustomers, ({ query }) => {
      const found = [listed(2), listed(0)].filter(({ name }) =>
        name.includes(query.get('q') ?? ''),
      );
      const headers = { 'x-total-count': String(found.length) };
      return HttpResponse.json(pageOf(found, query), { headers });
    }),
  );
  const { user } = renderShop('/dashboard/customers');
  const row = within(await screen.findByRole('row', { name: /buyer-2/ }));
  expect(row.getByText('$200.00')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'buyer-2@farm.test' })).toHaveAttribute(
    'href',
    '/dashboard/customers/cus_2',
  );
  const other = within(screen.getByRole('row', { name: /buyer-0/ }));
  expect(other.getByText('none yet')).toBeInTheDocument();
  await user.click(screen.getByRole('searchbox', { name: 'Search customers' }));
  await user.paste('nobody');
  expect(await screen.findByText('No customer found')).toBeInTheDocument();
});

describe('the page of a customer', () => {
  it('shows orders of this customer alone, the sum, machines and notes', async () => {
    server.use(
      answer(getCustomer, marta, { parameters: { id: 'cus_1' } }),
      answer(listCustomerMachines, [machine]),
      answer(listOrders, [
        paidOrder(7),
        order(6, { status: 'cancelled' }),
        order(5, { customerId: 'cus_other' }),
      ]),
    );
    renderShop('/dashboard/customers/cus_1');
    expect(await screen.findByRole('heading', { name: 'Marta Ruiz' })).toBeInTheDocument();
    expect(screen.getByText('$2,000.50')).toBeInTheDocument();
    expect(screen.getByText('$50.00 of it refunded')).toBeInTheDocument();
    expect(screen.getByText(/Day co-ops/)).toBeInTheDocument();
    const orders = within(await screen.findByRole('list', { name: 'Orders' }));
    expect(orders.getAllByRole('listitem')).toHaveLength(2);
    expect(orders.getByText('To ship')).toBeInTheDocument();
    expect(orders.getByText('Canceled')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Disc harrow H 520' })).toHaveAttribute(
      'href',
      '/machines/disc-harrow?serial=H520-04117',
    );
    const notes = within(screen.getByRole('list', { name: 'Notes' }));
    expect(notes.getByText('Call first.')).toBeInTheDocument();
    expect(notes.getByText(/about order 1001/)).toBeInTheDocument();
  });

  it('says that there is no such customer', async () => {
    server.use(refuses(getCustomer, { status: 404 }));
    renderShop('/dashboard/customers/cus_none');
    expect(await screen.findByText('There is no such customer')).toBeInTheDocument();
  });
});

it('is one press from an order, which shows what else the customer has ordered', async () => {
  const shown = paidOrder(1);
  server.use(
    answer(getOrder, shown),
    answer(listOrderEvents, []),
    answer(checkList, soldNow(shown)),
    answer(countOrders, NO_ORDERS),
    answer(listOutbox, { data: [], count: 0 }),
    answer(listOrders, [shown, paidOrder(7), paidOrder(8, { customerId: 'cus_other' })]),
  );
  renderShop('/dashboard/orders/order_1');
  const others = within(await screen.findByRole('list', { name: 'Also by this customer' }));
  expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/orders/order_7',
  ]);
  const customer = within(screen.getByRole('region', { name: 'Customer' }));
  expect(customer.getByRole('link', { name: farmer.displayName })).toHaveAttribute(
    'href',
    '/dashboard/customers/cus_1',
  );
});
