import { z } from 'zod';
import { fillOrders } from '@harrow/testing/fill-orders';
import { databaseProblems } from '@harrow/testing/invariants';
import { shopping } from '@harrow/testing/shopping';
import { useTestShop, type Person, type TestProduct } from '@harrow/testing/test-shop';

const listed = z.object({ email: z.string() });

const shop = useTestShop();
const shopper = shopping(shop);
let person: Person;
let product: TestProduct;
beforeAll(async () => {
  // only these are on sale, so that the invariants know the stock of what is sold
  await shop.sql(`UPDATE product SET status = 'draft'`);
  product = await shop.product({ available: 10_000 });
  await shop.product({ available: 10_000, price: 99.99 });
  person = await shop.customer(undefined, { name: 'Ada Farmer', verified: true });
  await fillOrders(shop.databaseUrl, { orders: 600, customers: 50 });
});

/** Queries for the rows of an order by table. */
const ROWS_OF_ORDER: Record<string, string> = {
  order: 'SELECT * FROM "order" WHERE id = $1',
  storefront_order: 'SELECT * FROM storefront_order WHERE order_id = $1',
  address: `SELECT a.* FROM address a
              JOIN "order" o ON a.id IN (shipping_address_id, billing_address_id) WHERE o.id = $1`,
  line_item: 'SELECT * FROM line_item WHERE order_id = $1',
  line_item_tax_line: `SELECT * FROM line_item_tax_line
                        WHERE item_id IN (SELECT id FROM line_item WHERE order_id = $1)`,
  shipping_method: 'SELECT * FROM shipping_method WHERE order_id = $1',
  shipping_method_tax_line: `
    SELECT * FROM shipping_method_tax_line
     WHERE shipping_method_id IN (SELECT id FROM shipping_method WHERE order_id = $1)`,
  payment: 'SELECT * FROM payment WHERE order_id = $1',
  // whether its refunds are to be compared depends on when the provider's event about them comes
  payment_intent: 'SELECT *, NULL AS check_refunds FROM payment_intent WHERE order_id = $1',
  fulfillment: 'SELECT * FROM fulfillment WHERE order_id = $1',
  fulfillment_item: `SELECT * FROM fulfillment_item
                      WHERE fulfillment_id IN (SELECT id FROM fulfillment WHERE order_id = $1)`,
  refund: 'SELECT * FROM refund WHERE order_id = $1',
  order_refund: 'SELECT * FROM order_refund WHERE order_id = $1',
};

const WORD = /^[a-z_]+$/;

/** Replaces what differs between two orders in the same state: ids, names, times and amounts. */
function shapeOf(value: unknown): unknown {
  if (value instanceof Date) return 'time';
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
  }
  if (typeof value === 'number') return value === 0 ? 0 : 'number';
  return typeof value === 'string' && !WORD.test(value) ? 'text' : value;
}

async function rowsOf(orderId: string): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = {};
  for (const [table, query] of Object.entries(ROWS_OF_ORDER)) {
    rows[table] = shapeOf(await shop.sql(query, [orderId]));
  }
  return rows;
}

async function filledOrder(condition: string): Promise<string> {
  const [row] = await shop.sql<{ id: string }>(
    `SELECT o.id FROM "order" o JOIN storefront_order so ON so.order_id = o.id
      WHERE o.customer_id <> $1 AND ${condition} LIMIT 1`,
    [person.id],
  );
  if (!row) throw new Error(`No filled order has ${condition}.`);
  return row.id;
}

const paid = async () => (await shopper.paidOrder(person, product, 2)).orderId;

async function shipped() {
  const orderId = await paid();
  await shopper.ship(await shop.admin(), orderId);
  return orderId;
}

async function refunded(orderId: string, amount: number) {
  expect((await shopper.refund(orderId, amount)).status).toBe(200);
  return orderId;
}

const REAL_ORDERS: Record<string, { condition: string; make: () => Promise<string> }> = {
  unpaid: {
    condition: `payment_status = 'awaiting'`,
    make: () => shopper.order(person, product, 2),
  },
  canceled: {
    condition: `status = 'canceled' AND expired_at IS NULL`,
    make: async () => {
      const orderId = await shopper.order(person, product, 2);
      await shopper.cancel(person, orderId);
      return orderId;
    },
  },
  paid: {
    condition: `payment_status = 'captured' AND fulfillment_status = 'not_fulfilled'`,
    make: paid,
  },
  shipped: {
    condition: `payment_status = 'captured' AND fulfillment_status = 'shipped'`,
    make: shipped,
  },
  refunded: {
    condition: `payment_status = 'refunded'`,
    make: async () => refunded(await paid(), 2500),
  },
  'partly refunded': {
    condition: `payment_status = 'partially_refunded'`,
    make: async () => refunded(await shipped(), 500),
  },
};

it.each(Object.entries(REAL_ORDERS))(
  'writes the rows of an order that is %s',
  async (_, { condition, make }) => {
    expect(await rowsOf(await filledOrder(condition))).toEqual(await rowsOf(await make()));
  },
);

it('shows staff the orders that are neither canceled nor expired', async () => {
  const { token } = await shop.admin();
  const { body } = await shop.request('GET', '/orders', { token });
  const filled = z
    .array(listed)
    .parse(body)
    .filter(({ email }) => email.startsWith('buyer-'));
  expect(filled).toHaveLength(516);
});

it('keeps the invariants of stock and orders', async () => {
  expect(await databaseProblems(shop)).toEqual({ stock: [], orders: [] });
});
