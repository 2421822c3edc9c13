import {
  addCustomerNote,
  checkList,
  countOrders,
  type Customer,
  deleteCustomerNote,
  getCustomer,
  getOrder,
  listCustomerMachines,
  listCustomers,
  listOrderEvents,
  listOrders,
  listOutbox,
  type ListedCustomer,
  type Order,
  pinCustomerNote,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
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
  address: '210 County Road 9\nHays, KS 67601',
  emailVerified: true,
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
      pinned: false,
    },
    {
      _id: 'n2',
      at: '2026-05-03T10:00:00.000Z',
      by: admin.email,
      text: 'Gate on Route 9.',
      order: null,
      pinned: true,
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
  const many = Array.from({ length: 23 }, (_, index) => paidOrder(100 - index));
  const serves = (customer: Customer, orders: Order[]) =>
    server.use(
      answer(getCustomer, customer, { parameters: { id: 'cus_1' } }),
      answer(listCustomerMachines, [machine]),
      answer(listOrders, ({ query }) => {
        const found = orders.filter(({ customerId }) => customerId === query.get('customer'));
        const headers = { 'x-total-count': String(found.length) };
        return HttpResponse.json(pageOf(found, query), { headers });
      }),
    );

  it('shows orders of this customer alone, the sum, machines and notes', async () => {
    serves(marta, [
      paidOrder(7),
      order(6, { status: 'cancelled' }),
      order(5, { customerId: 'cus_other' }),
    ]);
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
    const pinned = within(screen.getByRole('list', { name: 'Pinned notes about the customer' }));
    expect(pinned.getByText('Gate on Route 9.')).toBeInTheDocument();
  });

  it('shows all orders, page by page', async () => {
    serves(marta, many);
    const { user } = renderShop('/dashboard/customers/cus_1');
    const orders = within(await screen.findByRole('list', { name: 'Orders' }));
    expect(orders.getAllByRole('listitem')).toHaveLength(20);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('21–23 of 23')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order 1078' })).toBeInTheDocument();
  });

  it('adds notes, pins and deletes those about the customer', async () => {
    let notes = marta.notes.map((note) => ({ ...note, pinned: false }));
    serves(marta, []);
    server.use(
      answer(getCustomer, () => ({ ...marta, notes })),
      answer(addCustomerNote, ({ body }) => {
        const [known] = marta.notes;
        notes = [...notes, { ...known, ...body, _id: 'n3', order: null }] as typeof notes;
        return { acknowledged: true, insertedId: 'n3' };
      }),
      answer(pinCustomerNote, ({ parameters, body }) => {
        notes = notes.map((note) => (note._id === parameters.noteId ? { ...note, ...body } : note));
        return { acknowledged: true, modifiedCount: 1 };
      }),
      answer(deleteCustomerNote, ({ parameters }) => {
        notes = notes.filter(({ _id }) => _id !== parameters.noteId);
        return { acknowledged: true, deletedCount: 1 };
      }),
    );
    const { user } = renderShop('/dashboard/customers/cus_1');
    const section = within(await screen.findByRole('region', { name: 'Notes' }));
    await user.type(section.getByLabelText('New note'), 'Wants a quote.');
    await user.click(section.getByRole('button', { name: 'Add note' }));
    await section.findByText('Wants a quote.');
    const rows = section.getAllByRole('listitem').map((row) => within(row));
    expect(rows).toHaveLength(3);
    expect(rows[0]?.queryByRole('button')).not.toBeInTheDocument();
    const pin = { name: 'Pin the note to orders and slips' };
    await user.click(rows[2]?.getByRole('button', pin) ?? document.body);
    const pinned = within(
      await screen.findByRole('list', { name: 'Pinned notes about the customer' }),
    );
    expect(pinned.getByText('Wants a quote.')).toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Unpin the note' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: /Pinned/ })).toBeNull());
    await user.click(rows[1]?.getByRole('button', { name: 'Delete note' }) ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(section.queryByText('Gate on Route 9.')).not.toBeInTheDocument());
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
    answer(listOrders, ({ query }) =>
      query.get('customer') === 'cus_1' ? [shown, paidOrder(7)] : [],
    ),
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
