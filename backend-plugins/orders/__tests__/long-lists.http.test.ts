import { z } from 'zod';
import { fillOrders } from '@harrow/testing/fill-orders';
import { shopping } from '@harrow/testing/shopping';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { inStates, selectPositions } from '../src/lib/order-lists.ts';
import { LISTED_STATES } from '../src/lib/order-state.ts';
import { Values } from '../src/lib/sql-values.ts';

/** More than lists count and skip one by one. */
const ORDERS = 14_000;

const listed = z.array(z.object({ _id: z.string() }));
const engineList = z.object({ orders: z.array(z.object({ id: z.string() })), count: z.number() });

const shop = useTestShop();
let admin: Person;
beforeAll(async () => {
  await fillOrders(shop.databaseUrl, { orders: ORDERS, customers: 500 });
  admin = await shop.admin();
});

async function page(limit: number, pageNumber: number) {
  const path = `/orders?limit=${limit}&pageNumber=${pageNumber}`;
  const { body, headers } = await shop.request('GET', path, { token: admin.token });
  const ids = listed.parse(body).map(({ _id }) => _id);
  return { ids, total: Number(headers.get('x-total-count')) };
}

/** The ids of the orders that pass a condition, newest first, read without the shop. */
async function idsWhere(condition: string, limit = 2 * ORDERS, offset = 0): Promise<string[]> {
  const rows = await shop.sql<{ id: string }>(
    `SELECT id FROM "order" WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return rows.map(({ id }) => id);
}

const LISTED = `status <> 'canceled'`;

/** The plan of a query as text. */
async function planOf(query: string, parameters: unknown[]): Promise<string> {
  const rows = await shop.sql<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, parameters);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('GET /orders', () => {
  it.each([0, 24, 25, 75, 119, 120, 121])('returns page %s of a long list', async (pageNumber) => {
    expect((await page(100, pageNumber)).ids).toEqual(
      await idsWhere(LISTED, 100, 100 * pageNumber),
    );
  });

  it.each([
    ['newest', 'DESC'],
    ['oldest', 'ASC'],
    ['amount', 'ASC'],
  ])('returns far pages of the %s of a span', async (sort, direction) => {
    const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
    const [from, to] = [day(725), day(15)];
    const columns =
      sort === 'amount' ? ['amount', 'placed_at', 'order_id'] : ['placed_at', 'order_id'];
    const rows = await shop.sql<{ id: string }>(
      `SELECT order_id AS id FROM storefront_order
        WHERE is_listed AND placed_at >= $1::date AND placed_at < $2::date + 1
        ORDER BY ${columns.map((column) => `${column} ${direction}`).join(', ')}`,
      [from, to],
    );
    const all = rows.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(10_600);
    const last = Math.floor(all.length / 100);
    for (const number of [100, 101, 105, last, last + 1]) {
      const query = `limit=100&pageNumber=${number}&sort=${sort}&from=${from}&to=${to}`;
      const { body } = await shop.request('GET', `/orders?${query}`, { token: admin.token });
      const ids = listed.parse(body).map(({ _id }) => _id);
      expect(ids).toEqual(all.slice(100 * number, 100 * number + 100));
    }
  });

  it('counts all orders of a long list, with those that were placed a moment ago', async () => {
    const before = await page(1, 0);
    expect(before.total).toBe((await idsWhere(LISTED)).length);
    const orderId = await shopping(shop).order(await shop.customer(), await shop.product());
    expect(await page(1, 0)).toEqual({ ids: [orderId], total: before.total + 1 });
    expect((await page(100, 80)).ids).toEqual(await idsWhere(LISTED, 100, 8000));
  });

  it('returns all of a long list without a page', async () => {
    const { body, headers } = await shop.request('GET', '/orders', { token: admin.token });
    const all = await idsWhere(LISTED);
    expect(listed.parse(body).map(({ _id }) => _id)).toEqual(all);
    expect(headers.get('x-total-count')).toBe(String(all.length));
  });

  it('hides a canceled order at once, and shows one that is revived, even by SQL', async () => {
    const {
      ids: [newest = ''],
    } = await page(1, 0);
    const setStatus = (status: string) =>
      shop.sql('UPDATE "order" SET status = $2::order_status_enum WHERE id = $1', [newest, status]);
    await setStatus('canceled');
    expect((await page(1, 0)).ids).not.toEqual([newest]);
    await setStatus('pending');
    expect((await page(1, 0)).ids).toEqual([newest]);
  });

  it.each(['newest', 'oldest', 'amount', '-amount'] as const)(
    'reads a page of the %s from the indexes by state, without sorting',
    async (sort) => {
      const values = new Values();
      const after = { order_id: 'order_x', placed_at: '2030-01-01', amount: 1_000_000 };
      const states = LISTED_STATES.filter((state) => state !== 'unpaid');
      const list = { states, sort, words: '' };
      const query = selectPositions(inStates(list), list, { limit: 100, after }, values);
      const plan = await planOf(query, values.list);
      expect(plan).toMatch(/Index Only Scan (Backward )?using storefront_order_by_/);
      expect(plan).not.toContain('Sort  (');
    },
  );
});

describe('the list of the stock admin', () => {
  const ask = async (query: string) => {
    const fields = 'fields=id,status,total&expand=customer';
    const staff = await shop.stockAdmin();
    const { body } = await staff.request('GET', `/orders?limit=15&${fields}&${query}`);
    const { orders, count } = engineList.parse(body);
    return { ids: orders.map(({ id }) => id), count };
  };

  it.each([
    ['', 'true'],
    ['payment_status[]=refunded', `payment_status = 'refunded'`],
    [
      'fulfillment_status[]=not_fulfilled&fulfillment_status[]=fulfilled&payment_status[]=awaiting',
      `payment_status = 'awaiting' AND fulfillment_status IN ('not_fulfilled', 'fulfilled')`,
    ],
    [
      'fulfillment_status[]=shipped&payment_status[]=captured',
      `payment_status = 'captured' AND fulfillment_status = 'shipped'`,
    ],
    ['status[]=canceled&offset=45', `status = 'canceled'`],
    ['status[]=archived', 'false'],
    ['created_at[gt]=2020-01-01&status[]=pending', `status = 'pending'`],
    ['created_at[lt]=2020-01-01', 'false'],
  ])('has the orders with %s, newest first, and their number', async (query, condition) => {
    const all = await idsWhere(condition);
    const offset = Number(/offset=(\d+)/.exec(query)?.[1] ?? 0);
    expect(await ask(query)).toEqual({ ids: all.slice(offset, offset + 15), count: all.length });
  });

  it.each([
    ['order=display_id', 'ORDER BY display_id'],
    ['currency_code=usd', 'ORDER BY created_at DESC'],
  ])('still answers %s by the engine', async (query, order) => {
    const rows = await shop.sql<{ id: string }>(`SELECT id FROM "order" ${order} LIMIT 15`);
    expect((await ask(query)).ids).toEqual(rows.map(({ id }) => id));
  });
});

it('counts the orders by state for monitoring', async () => {
  const { body } = await shop.request('GET', '/metrics');
  const [{ expired } = { expired: 0 }] = await shop.sql<{ expired: number }>(
    'SELECT count(*)::int AS expired FROM storefront_order WHERE expired_at IS NOT NULL',
  );
  expect(expired).toBe(ORDERS / 10);
  expect(body).toContain(`harrow_orders{state="expired"} ${expired}`);
  expect(body).toContain(`harrow_orders{state="cancelled"} ${(ORDERS * 4) / 100}`);
  expect(body).toContain(`harrow_orders{state="shipped"} ${(ORDERS * 805) / 1000}`);
});
