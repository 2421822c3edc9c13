import {
  checkList,
  checkListFor,
  type CheckedLine,
  type Customer,
  getCustomer,
  getOrder,
  listCustomerMachines,
  listOrderEvents,
  listOrders,
  listOutbox,
  placeOrderFor,
  suggest,
} from '@harrow/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuses } from '@/test/answer';
import { product } from '@/test/product-fixtures';
import { order, soldNow } from '@/test/order-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

const ada: Customer = {
  ...{ _id: 'cus_1', email: 'ada@farm.test', name: 'Ada Grower', phone: '+1 515 555 0142' },
  ...{ address: '14 Mill Road', emailVerified: true, since: '2026-03-03T10:00:00.000Z' },
  ...{ orders: 0, paid: 0, refunded: 0, currency: 'usd', groups: [], notes: [] },
};
const seeder = product(1, { name: 'Hand seeder', sku: 'HS-1', minimum: 2, available: 9 });
const parameters = { id: 'cus_1' };

/** The prices of the customer, which fall after `cheaper` is called. */
function servesPrices() {
  let price = 20;
  const check = ({
    productId,
    quantity,
  }: {
    productId?: string;
    quantity: number;
  }): CheckedLine => {
    const isKnown = productId !== 'none';
    if (!isKnown) return { state: 'unknown', product: null, quantity, price: null, amount: null };
    const amounts = { product: seeder, quantity, price, amount: price * quantity };
    if (quantity > 9) return { state: 'out_of_stock', available: 9, ...amounts };
    return { state: 'ok', ...amounts };
  };
  server.use(
    answer(checkListFor, ({ body }) => {
      const lines = body.lines.map(({ number, ...line }) =>
        check(number === 'hs1' || line.productId ? line : { ...line, productId: 'none' }),
      );
      const amount = lines
        .filter(({ state }) => state === 'ok')
        .reduce((sum, line) => sum + (line.amount ?? 0), 0);
      return { lines, amount, currency: 'usd' };
    }),
  );
  return { cheaper: () => (price = 15) };
}

async function openForm(customer = ada) {
  await signInAs(admin);
  server.use(
    answer(getCustomer, customer, { parameters }),
    answer(listCustomerMachines, []),
    answer(listOrders, []),
    answer(listOrderEvents, []),
    answer(getOrder, order(1)),
    answer(checkList, soldNow(order(1))),
    answer(listOutbox, { data: [], count: 0 }),
    answer(suggest, { products: [], categories: [], near: false, dropped: [], kept: [] }),
  );
  const prices = servesPrices();
  const page = renderShop('/dashboard/customers/cus_1');
  await page.user.click(await screen.findByRole('button', { name: 'New order' }));
  const add = async (typed: string) => {
    await page.user.type(screen.getByLabelText('Part number or product'), typed);
    await page.user.click(screen.getByRole('button', { name: 'Add line' }));
  };
  return { ...page, ...prices, add };
}

it('orders for a customer at their prices, once for a double click', async () => {
  const sent: unknown[] = [];
  const { user, add } = await openForm();
  server.use(
    answer(
      placeOrderFor,
      ({ body }) => {
        sent.push(body);
        return { acknowledged: true, insertedId: 'order_1' };
      },
      { parameters },
    ),
  );
  expect(screen.getByLabelText('Address')).toHaveValue('14 Mill Road');
  expect(screen.getByText(/ada@farm.test gets a mail with a link/)).toBeInTheDocument();
  await add('hs1');
  const lines = within(await screen.findByRole('list', { name: 'Lines' }));
  expect(await lines.findByText('Hand seeder')).toBeInTheDocument();
  await user.type(screen.getByLabelText('PO number (optional)'), 'PO 7');
  await user.selectOptions(screen.getByLabelText('Language of the mails'), 'de');
  await user.dblClick(await screen.findByRole('button', { name: 'Place the order for $40.00' }));
  expect(await screen.findByRole('heading', { name: 'Order 1001' })).toBeInTheDocument();
  expect(sent).toEqual([
    {
      lines: [{ productId: seeder._id, quantity: 2 }],
      ...{ amount: 40, poNumber: 'PO 7', language: 'de' },
      ...{ name: 'Ada Grower', phone: '+1 515 555 0142', address: '14 Mill Road' },
    },
  ]);
});

it('shows at each line what is wrong with it, and new prices', async () => {
  const { user, add, cheaper } = await openForm();
  await add('hs1');
  const place = await screen.findByRole('button', { name: 'Place the order for $40.00' });
  cheaper();
  server.use(refuses(placeOrderFor, { status: 409, code: 'price_changed' }));
  await user.click(place);
  expect(await screen.findByText(/^Prices have changed/)).toBeInTheDocument();
  expect(await screen.findByText('$15.00 each')).toBeInTheDocument();
  const pieces = screen.getByLabelText('Pieces of Hand seeder');
  await user.clear(pieces);
  await user.type(pieces, '12');
  expect(await screen.findByText('Only 9 left.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Place the order' }));
  expect(await screen.findByText(/correct the marked lines/)).toBeInTheDocument();
});

it('takes no number that no product has, and no order without lines', async () => {
  const { user, add } = await openForm({ ...ada, emailVerified: false });
  expect(screen.getByText(/the mail names the number of the order alone/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Place the order' }));
  expect(await screen.findByText('Add a line first.')).toBeInTheDocument();
  await add('nonsense');
  expect(await screen.findByText('No product has this number.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() =>
    expect(screen.queryByLabelText('Part number or product')).not.toBeInTheDocument(),
  );
});
