import { z } from 'zod';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { cartFlow } from '@harrow/testing/stock-engine/cart-flow';
import { startStockEngine, type StockEngine } from '@harrow/testing/stock-engine/start';
import { send } from '@harrow/testing/http';
import { copyTemplate } from '@harrow/testing/template-database';
import { useTestShop } from '@harrow/testing/test-shop';
import { linesBody, orderBody } from '@harrow/testing/shopping';
import { compareRows, WriteJournal, type Difference, type RowsByTable } from './write-journal.ts';

type Known = Difference & { why: string };

const NO_CART = {
  ours: null,
  engine: 'cart 1',
  why: 'Our orders are placed without a cart.',
};

const OF_LINE = {
  ours: expect.anything() as unknown,
  engine: null,
  why: 'What an order keeps of its line: the product, its part number then, and the pieces that it took.',
};

/** Every difference between our order and one that the engine creates from a cart, with its reason. */
const DIFFERENCES: Record<string, Known> = {
  'order.cart_id': NO_CART,
  'line_item.cart_id': NO_CART,
  'payment.cart_id': NO_CART,
  'shipping_method.cart_id': NO_CART,
  cart: { ours: 0, engine: 1, why: 'POST /orders is one request and needs no cart in between.' },
  payment_session: {
    ours: 0,
    engine: 1,
    why: 'A session belongs to a cart; our payment is opened after the order.',
  },
  idempotency_key: {
    ours: 0,
    engine: 2,
    why: 'Our keys are in order_idempotency_key, written in the same transaction as the order.',
  },
  storefront_order: {
    ours: 1,
    engine: 0,
    why: 'This is our own record of the order: its product, its expiry and the stock that it took.',
  },
  catalogue_change: {
    ours: 1,
    engine: 0,
    why: 'The change of stock is recorded for cached reads; the engine runs without our triggers.',
  },
  outbox: {
    ours: 1,
    engine: 0,
    why: 'The mail that confirms the order is due from the transaction that places it.',
  },
  'line_item.product_id': OF_LINE,
  'line_item.part_number': OF_LINE,
  'line_item.taken_pieces': OF_LINE,
  'line_item.has_shipping': {
    ours: null,
    engine: true,
    why: 'Only a cart reads it, to see whether each item has a way to be shipped.',
  },
  'line_item.should_merge': {
    ours: false,
    engine: true,
    why: 'Only a cart reads it, to merge equal items that are added one after the other.',
  },
  'payment.provider_id': {
    ours: 'stripe',
    engine: 'system',
    why: 'The engine alone brings only a provider that takes no cards.',
  },
  'payment.data': {
    ours: expect.objectContaining({ status: 'promised' }),
    engine: {},
    why: 'This is the data of our provider for a payment whose card has not been charged.',
  },
  staged_job: {
    ours: 0,
    engine: 9,
    why: 'The events of the order, the cart, its payment and the variant have no subscriber in the shop.',
  },
};

const OF_FURTHER_LINES: Record<string, Known> = {
  catalogue_change: { ours: 2, engine: 0, why: 'The stock of two products changes.' },
  staged_job: { ours: 0, engine: 10, why: 'The engine announces each variant.' },
  'line_item.place': { ours: 1, engine: 0, why: 'The engine sorts lines by the time of creation.' },
};

/** The customer of an order of so many products, under the same address in both databases. */
const personOf = ({ length }: Product[]) => ({
  email: `golden-order-${length}@farm.test`,
  firstName: 'Ada',
  lastName: 'Farmer',
});

const PASSWORD = 'Harvest2026';
const QUANTITY = 100;

const shop = useTestShop();
const stopped = stoppedAfterwards();
let engine: StockEngine;
let engineDatabase: string;
beforeAll(async () => {
  engineDatabase = await copyTemplate();
  engine = stopped(await startStockEngine(engineDatabase));
});

type Product = { id: string; variantId: string };

/** Products of the demonstration, which have the same ids in both databases. */
async function anyProducts(count: number): Promise<Product[]> {
  return await shop.sql<Product>(
    `SELECT p.id, v.id AS "variantId" FROM product p JOIN product_variant v ON v.product_id = p.id
      WHERE v.inventory_quantity >= $1 ORDER BY p.handle LIMIT $2`,
    [QUANTITY, count],
  );
}

/** Places an order by our `POST /orders` and returns the rows that were written. */
async function placeOurs(products: Product[]): Promise<RowsByTable> {
  const { firstName, lastName, email } = personOf(products);
  const journal = await WriteJournal.open(shop.databaseUrl);
  const person = await shop.customer(email, { name: `${firstName} ${lastName}`, verified: true });
  const lines = await Promise.all(
    products.map(async ({ id, variantId }) => {
      const { body } = await shop.request('GET', `/services/${id}`);
      const { name, price } = z.object({ name: z.string(), price: z.number() }).parse(body);
      return { product: { id, variantId, name, price, available: QUANTITY }, quantity: QUANTITY };
    }),
  );
  await journal.skip();
  const answer = await shop.request('POST', '/orders', {
    token: person.token,
    body: linesBody(person, lines),
  });
  expect(answer.status).toBe(201);
  const rows = await journal.rows();
  await journal.close();
  return rows;
}

/** Places an order by the engine's cart and returns the rows that were written, the cart's included. */
async function placeEngines(products: Product[]): Promise<RowsByTable> {
  const { firstName: first_name, lastName: last_name, email } = personOf(products);
  const journal = await WriteJournal.open(engineDatabase);
  const account = { email, first_name, last_name, password: PASSWORD };
  await send('POST', `${engine.url}/store/customers`, { body: account });
  const session = { body: { email, password: PASSWORD } };
  const { body } = await send('POST', `${engine.url}/store/auth/token`, session);
  const { access_token: token } = z.object({ access_token: z.string() }).parse(body);
  const { phone, address: address_1 } = orderBody(
    { id: '', token: '', name: '', email },
    { id: '', variantId: '', name: '', price: 0, available: 0 },
  );
  const address = { first_name, last_name, phone, address_1 };
  const buy = await cartFlow(engine.url, engineDatabase, () => ({ email, token, address }));
  await journal.skip();
  await buy(...products.map(({ variantId }) => ({ variantId, quantity: QUANTITY })));
  const rows = await journal.rows();
  await journal.close();
  return rows;
}

it.each([1, 2])(
  'writes the rows that the engine creates from a cart of %i products, except for the listed differences',
  async (count) => {
    const products = await anyProducts(count);
    const [ours, engines] = await Promise.all([placeOurs(products), placeEngines(products)]);
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(['order', 'line_item', 'payment']));
    expect(ours.line_item).toHaveLength(count);
    const differences = { ...DIFFERENCES, ...(count > 1 ? OF_FURTHER_LINES : {}) };
    const listed = Object.entries(differences).map(([name, { why: _, ...values }]) => [
      name,
      values,
    ]);
    expect(compareRows(ours, engines)).toEqual(Object.fromEntries(listed));
  },
);
