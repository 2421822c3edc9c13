import {
  getWrittenProduct,
  listStockMovements,
  moveStock,
  type AnswerOf,
  type StockMovement,
} from '@harrow/contract';
import { screen, within } from '@testing-library/react';
import { answer } from '@/test/answer';
import { writtenProduct } from '@/test/product-fixtures';
import { renderShop } from '@/test/render-shop';
import { admin, signInAs, withSession } from '@/test/session-fixtures';
import { HttpResponse, refuse, server, withShopServer } from '@/test/shop-server';

jest.mock('@/features/auth/api/identity', () =>
  jest.requireActual<object>('@/test/identity-stand-in'),
);

withShopServer();
withSession();

type Page = AnswerOf<typeof listStockMovements>;

const movement = (changes: Partial<StockMovement>): StockMovement => ({
  ...{ at: '2026-11-21T15:31:00.000Z', cause: 'received', change: 40, after: 51 },
  ...{ reason: 'Delivery note 118', order: null, by: 'ada@harrow.test' },
  ...changes,
});

const sale = movement({
  ...{ at: '2026-11-20T15:31:00.000Z', cause: 'sold', change: -3, after: null },
  ...{ reason: null, by: null, order: { _id: 'order_1', number: 1330 } },
});

/** Opens the page of a product with 11 pieces, which is read again after a change. */
async function openStock(
  pageOf = (_query: URLSearchParams): Page => ({ data: [movement({}), sale], next: null }),
) {
  await signInAs(admin);
  let available = 11;
  server.use(
    answer(getWrittenProduct, () => writtenProduct(1, { available })),
    answer(listStockMovements, ({ query }) => pageOf(query)),
  );
  const { user } = renderShop('/dashboard/products/prod_1/stock');
  await screen.findByText('11 pieces in stock');
  const sent: unknown[] = [];
  const takes = (reply: () => Response | number) =>
    server.use(
      answer(moveStock, ({ body }) => {
        sent.push(body);
        const stored = reply();
        if (typeof stored !== 'number') return stored;
        available = stored;
        return { acknowledged: true, modifiedCount: 1, available };
      }),
    );
  return { user, sent, takes };
}

it('adds received pieces with their reason, and shows the stock as stored', async () => {
  const { user, sent, takes } = await openStock();
  takes(() => 51);
  await user.type(screen.getByLabelText('Received pieces'), '40');
  await user.type(screen.getByLabelText('Reason'), 'Delivery note 118');
  await user.click(screen.getByRole('button', { name: 'Add to the stock' }));
  expect(await screen.findByText('Saved: 51 pieces in stock.')).toBeInTheDocument();
  expect(await screen.findByText('51 pieces in stock')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('');
  expect(sent).toEqual([{ received: 40, reason: 'Delivery note 118' }]);
});

it('sets the stock to what was counted, also nothing', async () => {
  const { user, sent, takes } = await openStock();
  takes(() => 0);
  await user.click(screen.getByLabelText('The stock was counted'));
  await user.type(screen.getByLabelText('Counted pieces'), '0');
  await user.type(screen.getByLabelText('Reason'), 'Shelf is empty');
  await user.click(screen.getByRole('button', { name: 'Set the stock' }));
  expect(await screen.findByText('Saved: 0 pieces in stock.')).toBeInTheDocument();
  expect(sent).toEqual([{ counted: 0, reason: 'Shelf is empty' }]);
});

it('asks for pieces and a reason before it asks the shop', async () => {
  const { user, sent, takes } = await openStock();
  takes(() => 1);
  await user.type(screen.getByLabelText('Received pieces'), '0');
  await user.click(screen.getByRole('button', { name: 'Add to the stock' }));
  expect(screen.getByLabelText('Received pieces')).toBeInvalid();
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(/Enter the reason/);
  expect(sent).toEqual([]);
});

it.each([
  [
    'beside the field that the shop refuses',
    () =>
      refuse({
        status: 422,
        code: 'invalid_body',
        details: { fields: { received: 'This must be at most 9.' } },
      }),
    'This must be at most 9.',
  ],
  ['for a refusal', () => refuse({ status: 404 }), /^The stock was not changed/],
  ['where the outcome is not known', () => HttpResponse.error(), /^We do not know whether/],
])('says so %s', async (_title, reply, message) => {
  const { user, takes } = await openStock();
  takes(reply);
  await user.type(screen.getByLabelText('Received pieces'), '40');
  await user.type(screen.getByLabelText('Reason'), 'Delivery');
  await user.click(screen.getByRole('button', { name: 'Add to the stock' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('Delivery');
});

it('lists what changed the stock, with orders and reasons', async () => {
  await openStock();
  const table = within(await screen.findByRole('table', { name: /^What changed the stock/ }));
  const received = table.getByRole('row', { name: /Delivery note 118/ });
  expect(received).toHaveTextContent(/\+40.*51 pieces.*ada@harrow\.test/);
  expect(table.getByRole('row', { name: /Sold/ })).toHaveTextContent('−3');
  expect(table.getByRole('link', { name: 'order 1330' })).toHaveAttribute(
    'href',
    '/dashboard/orders/order_1',
  );
});

it('shows more of a long history', async () => {
  const { user } = await openStock((query) =>
    query.get('after') === '~order_1'
      ? { data: [movement({ reason: 'The first delivery' })], next: null }
      : { data: [sale], next: '~order_1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The first delivery')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Sold/ })).toBeInTheDocument();
});

it('says that there is no such product', async () => {
  await signInAs(admin);
  server.use(answer(getWrittenProduct, () => refuse({ status: 404 })));
  renderShop('/dashboard/products/no-such/stock');
  expect(await screen.findByText('This product does not exist')).toBeInTheDocument();
});
